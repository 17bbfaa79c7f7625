import { attachmentTypes, type FileType } from '@inkstone/forms/rules';
import { fileTypeFromBuffer } from 'file-type';

/** The container of old Office files, of which only Word's have a stream of this name. */
const compoundFile = 'application/x-cfb';
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * What a file is, by its content alone: a name can be changed by anybody.
 *
 * @returns undefined for everything that nobody is to send in; texts, HTML and SVG among it
 */
export async function contentTypeOf(bytes: Buffer): Promise<FileType | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (found === compoundFile) return bytes.includes(wordStream) ? 'application/msword' : undefined;
  // An animated PNG is a PNG.
  const type = found === 'image/apng' ? 'image/png' : found;
  return attachmentTypes.find((known) => known === type);
}
