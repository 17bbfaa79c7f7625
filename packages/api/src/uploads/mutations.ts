import type { ApiClient } from '../client.js';
import type { UploadOptions } from '../files.js';
import { mutationOptions } from '../options.js';

/** A file with the options of its upload. */
export interface UploadFileInput extends UploadOptions {
  /** A `File`, so that its name is sent. */
  file: Blob;
}

/**
 * Uploads a file before the form that uses it. The result is the URL of the file, which the form sends unchanged. The URL
 * works for two hours. A file that no form uses is deleted after a day.
 */
export function uploadFileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/sale_auth/upload_file'],
    mutationFn: async ({ file, ...options }: UploadFileInput) =>
      (await client.upload('/api/sale_auth/upload_file', { file }, options)).data.url,
    // Otherwise the file stays in the mutation cache for five minutes.
    gcTime: 0,
  });
}
