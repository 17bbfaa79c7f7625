import { fileMessages } from '../messages.zh.js';
import * as z from './zod.js';

export interface UploadUrlsOptions {
  /** Said when there is none; without it, none are needed. */
  missing?: string;
  /** Most files of the field. */
  most: number;
}

/** The files of a field as the wire has them: what `uploadFile` answered, joined by commas. */
export function uploadUrls({ missing, most }: UploadUrlsOptions) {
  return z.string().check(
    z.trim(),
    z.refine((urls) => missing === undefined || countOf(urls) > 0, { error: missing ?? '', abort: true }),
    z.refine((urls) => countOf(urls) <= most, { error: fileMessages.tooMany(most) }),
  );
}

/** Commas with nothing between them are no files. */
function countOf(urls: string): number {
  return urls.split(',').filter((url) => url.trim() !== '').length;
}
