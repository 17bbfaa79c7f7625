import { attachmentTypes, type FileType } from '@inkstone/forms/rules';
import { fileTypeFromBuffer } from 'file-type';

/** The container of old Office files; only Word files have a stream of this name. */
const compoundFile = 'application/x-cfb';
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** By the content; undefined for all types that are not accepted, including text, HTML and SVG. */
export async function contentTypeOf(bytes: Buffer): Promise<FileType | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found === compoundFile) return bytes.includes(wordStream) ? 'application/msword' : undefined;
  // An animated PNG is accepted as a PNG.
  const type = found === 'image/apng' ? 'image/png' : found;
  return attachmentTypes.find((known) => known === type);
}
