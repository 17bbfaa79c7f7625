import type { ApiClient } from '../client.js';
import type { UploadOptions } from '../files.js';
import { mutationOptions } from '../options.js';

/** A chosen file, and how its sending is watched. */
export interface UploadFileInput extends UploadOptions {
  /** A `File`, so that its name arrives. */
  file: Blob;
}

/**
 * Sends a file ahead of the form that is to name it; gives the address, which the form sends back as it is. The
 * address shows the file for two hours. A file that no form names is gone after a day.
 */
export function uploadFileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/sale_auth/upload_file'],
    mutationFn: async ({ file, ...options }: UploadFileInput) =>
      (await client.upload('/api/sale_auth/upload_file', { file }, options)).data.url,
    // The file would stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}
