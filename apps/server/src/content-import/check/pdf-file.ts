import { open, readFile } from 'node:fs/promises';

/** A reader looks for the place of the cross-reference table in the last kilobyte. */
const endBytes = 2048;
/** The dictionary of a cross-reference stream, which says whether the file is encrypted. */
const dictionaryBytes = 4096;

/**
 * What is wrong with a PDF file that would be shown to readers. A file with a usual end is taken as it is; one that is
 * encrypted, or has no such end, is parsed whole, which takes memory.
 * @returns the rest of a sentence after the file's name; undefined: nothing is wrong
 */
export async function faultOfPdf(path: string, size: number): Promise<string | undefined> {
  const { ends, encrypted } = await look(path, size);
  if (ends && !encrypted) return undefined;
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const file = await PDFDocument.load(await readFile(path), { updateMetadata: false, password: '' });
    if (file.getPageCount() > 0) return undefined;
  } catch {
    if (encrypted) return '有打开密码，读者看不了；请放入没有密码的文件';
  }
  return '不完整，打不开；请重新导出 PDF';
}

async function look(path: string, size: number): Promise<{ ends: boolean; encrypted: boolean }> {
  const file = await open(path);
  async function read(position: number, length: number): Promise<string> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  }
  try {
    const end = await read(Math.max(0, size - endBytes), endBytes);
    const [, place] = /startxref\s+(\d+)\s+%%EOF/.exec(end) ?? [];
    if (place === undefined || Number(place) >= size)
      return { ends: false, encrypted: end.includes('/Encrypt') };
    const table = await read(Number(place), dictionaryBytes);
    return { ends: true, encrypted: end.includes('/Encrypt') || table.includes('/Encrypt') };
  } finally {
    await file.close();
  }
}
