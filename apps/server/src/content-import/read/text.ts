import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

export const notUtf8 = '文件不是 UTF-8 编码；请在表格软件里另存为“CSV UTF-8”，或在编辑器里以 UTF-8 保存';

/** The text of a small file, without a byte order mark; undefined: not UTF-8. */
export async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** Excel in Chinese saves “CSV” in GBK, of which GB18030 is the whole. */
export type Encoding = 'utf-8' | 'gb18030';

/** Almost no text in one of them is one in the other too; UTF-8 is tried first. */
const encodings: readonly Encoding[] = ['utf-8', 'gb18030'];

/** The encoding in which the whole file is a text; undefined: in none. */
export async function encodingOf(path: string): Promise<Encoding | undefined> {
  for (const encoding of encodings) {
    if (await isTextIn(path, encoding)) return encoding;
  }
  return undefined;
}

async function isTextIn(path: string, encoding: Encoding): Promise<boolean> {
  try {
    // The pieces are decoded to find out whether they can be.
    for await (const piece of textOf(path, encoding)) if (piece.includes('\0')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * The text in pieces, without a byte order mark.
 * @param onRead bytes that are read so far
 * @throws TypeError if it is not in this encoding
 */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let read = 0;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    read += bytes.length;
    onRead(read);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
