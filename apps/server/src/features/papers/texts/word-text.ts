import mammoth from 'mammoth';
import { firstWordPages } from '../first-word-pages.js';
import { openWordPackage } from '../word-package.js';
import { toPlainText } from './join-lines.js';

/** The text of a Word file, which has no pages before it is drawn. */
interface WordText {
  open: string;
  closed: string;
}

/**
 * @param isCut whether visitors see only its first pages: then the open text is that of the file that they get
 * @throws Error for a file that cannot be read
 */
export async function wordText(file: Buffer, isCut: boolean): Promise<WordText> {
  // Its limit holds here too: mammoth has none.
  openWordPackage(file);
  const whole = await textOf(file);
  if (!isCut) return { open: whole, closed: '' };
  const open = await cutText(file);
  return whole.startsWith(open)
    ? { open, closed: whole.slice(open.length).trim() }
    : { open: '', closed: whole };
}

/** '' for a file that cannot be cut: visitors get nothing of it. */
async function cutText(file: Buffer): Promise<string> {
  try {
    return await textOf(Buffer.from(firstWordPages(file).bytes));
  } catch {
    return '';
  }
}

async function textOf(file: Buffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: file });
  return toPlainText(value);
}
