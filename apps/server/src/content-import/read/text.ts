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

/**
 * The text in pieces, without a byte order mark.
 * @param onRead bytes that are read so far
 * @throws TypeError if it is not UTF-8
 */
export async function* textOf(path: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    read += bytes.length;
    onRead(read);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
