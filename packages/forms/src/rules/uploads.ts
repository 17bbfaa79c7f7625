import { uploadMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** A file of a field that is sent ahead of its form. */
export interface Upload {
  /** Of this page only. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'uploading' | 'done' | 'failed';
  /** What the server answered, to be sent back as it is; '' before. */
  url: string;
}

/** A chosen file that is sent with its form is never on its way by itself. */
export function isUnderWay(file: Upload | File): boolean {
  return 'status' in file && file.status === 'uploading';
}

/**
 * The files of a field, all of them with the server. Their number, sizes and types were checked when they were
 * chosen (`fileRule`).
 *
 * @param missing said when there is none; without it, none are needed
 */
export function uploads(missing?: string) {
  return z.array(z.custom<Upload>()).check(
    z.minLength(missing === undefined ? 0 : 1, { error: missing ?? '', abort: true }),
    z.refine((files) => !files.some(isUnderWay), {
      error: uploadMessages.underWay,
      abort: true,
    }),
    z.refine((files) => files.every(({ status }) => status === 'done'), { error: uploadMessages.unfinished }),
  );
}

/** As the wire wants them: the addresses, joined by commas. */
export function urlsOf(files: readonly Upload[]): string {
  return files.map(({ url }) => url).join(',');
}
