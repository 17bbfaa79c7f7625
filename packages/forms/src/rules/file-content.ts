import type { FileType } from './file.js';

/**
 * The first bytes of each type. Word documents begin like any zip (docx) or any compound file (doc); the server checks
 * what is inside.
 */
const SIGNATURES: Readonly<Record<FileType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'application/msword': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [0x50, 0x4b, 0x03, 0x04],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Whether a file begins like one of the types, so that a renamed file of another type is refused before the upload. */
export async function hasContentOf(file: Blob, types: readonly FileType[]): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return types.some((type) => SIGNATURES[type].every((byte, place) => head[place] === byte));
}
