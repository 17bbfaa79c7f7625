import { fileMessages } from './file.js';
import * as z from './zod.js';

export interface UploadUrlsOptions {
  /** Message for no file; without it the field is optional. */
  missing?: string;
  /** Maximum number of files. */
  most: number;
}

/** Maximum length in UTF-16 units, as in the description: ten signed addresses take about 2,000. */
const LONGEST = 8000;

/** The uploaded files of a field as the wire has them: the addresses that `uploadFile` answered, joined by commas. */
export function uploadUrls({ missing, most }: UploadUrlsOptions) {
  return z.string(missing === undefined ? {} : { error: missing }).check(
    z.trim(),
    z.refine((urls) => missing === undefined || countOf(urls) > 0, { error: missing ?? '', abort: true }),
    z.refine((urls) => countOf(urls) <= most, { error: fileMessages.tooMany(most), abort: true }),
    z.maxLength(LONGEST, { error: fileMessages.unknown }),
  );
}

/** Commas with nothing between them do not count. */
function countOf(urls: string): number {
  return urls.split(',').filter((url) => url.trim() !== '').length;
}
