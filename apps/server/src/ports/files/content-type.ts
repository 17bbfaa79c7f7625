import { fileTypeFromBuffer } from 'file-type';

/** The container of old Office files, of which only Word's have a stream of this name. */
const compoundFile = 'application/x-cfb';
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Types that a browser shows as another. */
const sameAs: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

/**
 * What a file is, by its content alone: a name can be changed by anybody.
 * @returns a media type, or '' where none is recognised (texts, HTML and SVG among them)
 */
export async function contentTypeOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  const type = found?.mime ?? '';
  if (type === compoundFile)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(wordStream)
      ? 'application/msword'
      : type;
  return sameAs[type] ?? type;
}
