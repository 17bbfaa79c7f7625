import * as z from './zod.js';

/** Messages about files that are still uploading, or whose upload failed (Spec B 5, 8). */
export const uploadMessages = {
  underWay: '文件正在上传，请稍候',
  unfinished: '有文件没有传完，请重试或移除',
} as const;

/** A file that is uploaded as soon as it is chosen, before the form is submitted. */
export interface Upload {
  /** Unique within this page. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  status: 'uploading' | 'done' | 'failed';
  /** The address that the server answered, to be sent back unchanged; '' until then. */
  url: string;
  /** URL of the picture, of a file that was uploaded on another page. */
  previewUrl?: string | undefined;
  /** The file itself, so that a form that is opened again can go on with it. */
  file?: File | undefined;
}

/** Whether the file is uploading; always false for a `File`, which is sent together with its form. */
export function isUnderWay(file: Upload | File): boolean {
  return 'status' in file && file.status === 'uploading';
}

/**
 * The files of a field, all of them uploaded. Their number, sizes and types were checked when they were chosen
 * (`fileRule`).
 *
 * @param missing message for no file; without it the field is optional
 */
export function uploads(missing?: string) {
  return z.array(z.custom<Upload>()).check(
    z.minLength(missing === undefined ? 0 : 1, { error: missing ?? '', abort: true }),
    z.refine((files) => !files.some(isUnderWay), { error: uploadMessages.underWay, abort: true }),
    z.refine((files) => files.every(({ status }) => status === 'done'), { error: uploadMessages.unfinished }),
  );
}

/** The addresses joined by commas, as the wire has them. */
export function urlsOf(files: readonly Upload[]): string {
  return files.map(({ url }) => url).join(',');
}
