import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { ApiClient } from '../src/client.js';
import type { FormValues, UploadOptions } from '../src/files.js';
import type { Answer } from '../src/wire.js';

/** The client's `upload` for any path: these tests use forms that the description does not have. */
export type AnyUpload = (path: string, form: FormValues, options?: UploadOptions) => Promise<Answer<unknown>>;

export function uploadOf(client: ApiClient): AnyUpload {
  const { upload } = client as unknown as { upload: AnyUpload };
  return (path, form, options) => upload(path, form, options);
}

/** The fields of a received form with their values in order; a file is given as name, type and text. */
export async function readForm(request: IncomingMessage): Promise<[field: string, value: unknown][]> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  return Promise.all(
    [...form].map(async ([field, value]): Promise<[string, unknown]> => {
      if (typeof value === 'string') return [field, value];
      return [field, { name: value.name, type: value.type, text: await value.text() }];
    }),
  );
}
