import * as z from './zod.js';

/** Messages about the files of a field, for all forms with files and for the server (Spec B 5). */
export const fileMessages = {
  tooMany: (most: number) => (most === 1 ? '只可上传一个文件' : `最多上传${String(most)}个文件`),
  tooLarge: '文件大小请控制在5M之内',
  empty: '文件是空的，请重新选择',
  unreadable: '文件无法读取，请重新选择',
  wrongType: (extensions: readonly string[]) => `仅支持 ${extensions.join('、')} 格式`,
  unknown: '上传的文件已失效，请重新上传',
} as const;

/** Maximum size of one file in bytes: 5 MB (Spec B 9). */
export const maxFileBytes = 5_242_880;

/** The media types that can be uploaded, with the extensions of their file names. */
export const fileExtensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/pdf': ['pdf'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FileType = keyof typeof fileExtensions;

export const avatarTypes = ['image/jpeg', 'image/png'] as const satisfies readonly FileType[];

/** Certificates and the photos of a book (Spec B 5). */
export const pictureTypes = [...avatarTypes, 'image/gif'] as const satisfies readonly FileType[];

/** The work of a student and the other attachments of activities (Spec B 5). */
export const attachmentTypes = [
  ...pictureTypes,
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
] as const satisfies readonly FileType[];

/** The usual extension of the type, without a dot: `jpg`. */
export function extensionOf(type: FileType): string {
  return fileExtensions[type][0];
}

/** The extensions of the types, without dots: `['jpg', 'jpeg', 'png']`. */
export function extensionsOf(types: readonly FileType[]): string[] {
  return types.flatMap((type): readonly string[] => fileExtensions[type]);
}

/** The part of a `File` that can be checked without reading it. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
}

export interface FileRuleOptions {
  /** Maximum number of files. */
  most: number;
  types: readonly FileType[];
  /** Message for no file; without it the field is optional. */
  missing?: string;
}

function hasExtension({ name }: ChosenFile, extensions: readonly string[]): boolean {
  const end = name.toLowerCase().split('.');
  return end.length > 1 && extensions.includes(end.at(-1) ?? '');
}

/**
 * The files chosen in one field: their number, their sizes, and their types by file name (Spec B 5). The server
 * checks the types again by content.
 */
export function fileRule<Chosen extends ChosenFile = ChosenFile>({ most, types, missing }: FileRuleOptions) {
  const extensions = extensionsOf(types);
  return z.array(z.custom<Chosen>()).check(
    z.minLength(missing === undefined ? 0 : 1, { error: missing ?? '', abort: true }),
    z.maxLength(most, { error: fileMessages.tooMany(most), abort: true }),
    z.refine((files) => files.every((file) => hasExtension(file, extensions)), {
      error: fileMessages.wrongType(extensions),
      abort: true,
    }),
    z.refine((files) => files.every(({ size }) => size > 0), { error: fileMessages.empty, abort: true }),
    z.refine((files) => files.every(({ size }) => size <= maxFileBytes), {
      error: fileMessages.tooLarge,
    }),
  );
}
