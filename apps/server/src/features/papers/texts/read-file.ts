import { previewPages } from '@inkstone/api/rules';
import { PasswordException, pdfPages } from './pdf-text.js';
import { wordText } from './word-text.js';

/** Bytes, as of a preview: a larger file has none, and is not searched either. */
export const largestFile = 64 * 1024 * 1024;

export type TextState = 'read' | 'empty' | 'damaged' | 'password' | 'large' | 'format' | 'missing';

export interface FileText {
  state: TextState;
  pageCount: number;
  /** Pages that visitors may see; of a Word file its text. */
  open: readonly string[];
  closed: readonly string[];
  isCut: boolean;
}

export function unreadable(state: TextState): FileText {
  return { state, pageCount: 0, open: [], closed: [], isCut: false };
}

/** @param cutWord visitors see only the first pages of a Word file */
export async function readFileText(fileKey: string, bytes: Buffer, cutWord: boolean): Promise<FileText> {
  try {
    if (/\.pdf$/i.test(fileKey)) return ofPdf(await pdfPages(new Uint8Array(bytes)));
    if (/\.docx$/i.test(fileKey)) return await ofWord(bytes, cutWord);
    // A picture has no text; the format of Word before 2007 is not read.
    return unreadable(/\.doc$/i.test(fileKey) ? 'format' : 'empty');
  } catch (error) {
    if (error instanceof PasswordException) return unreadable('password');
    return unreadable(error instanceof RangeError ? 'large' : 'damaged');
  }
}

function ofPdf(pages: readonly string[]): FileText {
  const shown = previewPages(pages.length);
  return {
    state: pages.some((page) => page !== '') ? 'read' : 'empty',
    pageCount: pages.length,
    open: pages.slice(0, shown),
    closed: pages.slice(shown),
    isCut: true,
  };
}

async function ofWord(bytes: Buffer, isCut: boolean): Promise<FileText> {
  const { open, closed } = await wordText(bytes, isCut);
  return {
    state: open === '' && closed === '' ? 'empty' : 'read',
    pageCount: 0,
    open: [open],
    closed: closed === '' ? [] : [closed],
    isCut,
  };
}
