import { fileMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** Bytes of one file, 5 MB (Spec B 9). */
export const maxFileBytes = 5_242_880;

/** What can be sent in: the type that a file's content has, and the endings of names that promise it. */
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

/** A work or another attachment of an activity (Spec B 5). */
export const attachmentTypes = [
  ...pictureTypes,
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
] as const satisfies readonly FileType[];

/** The usual ending of the type's names, without a dot: `jpg`. */
export function extensionOf(type: FileType): string {
  return fileExtensions[type][0];
}

/** The endings of the types, without dots: `['jpg', 'jpeg', 'png']`. */
export function extensionsOf(types: readonly FileType[]): string[] {
  return types.flatMap((type): readonly string[] => fileExtensions[type]);
}

/** What a chosen file is known by before it is read: a `File`, or the like. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
}

export interface FileRuleOptions {
  /** Most files of the field. */
  most: number;
  types: readonly FileType[];
  /** Said when there is no file; without it, none are needed. */
  missing?: string;
}

function hasExtension({ name }: ChosenFile, extensions: readonly string[]): boolean {
  const end = name.toLowerCase().split('.');
  return end.length > 1 && extensions.includes(end.at(-1) ?? '');
}

/**
 * The files chosen in one field: how many, how large, and their types by name (Spec B 5). The server looks at
 * the content, which a name can only promise.
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
