import type { PaperFile } from './types.js';

/* Small files for the stories. Chromium printed the PDF of eight A4 pages; locked.pdf needs a password. */

function paperFile(name: string, kind: PaperFile['kind'], url: string | URL): PaperFile {
  return { name, kind, url: String(url) };
}

export const pdf = paperFile('试卷', 'pdf', new URL('./samples/paper.pdf', import.meta.url));
export const lockedPdf = paperFile('试卷', 'pdf', new URL('./samples/locked.pdf', import.meta.url));

/** Written by hand: its fonts are not in the file, and its red picture is a JPEG 2000. */
export const outsideFontsPdf = paperFile(
  '试卷',
  'pdf',
  new URL('./samples/outside-fonts.pdf', import.meta.url),
);

/** 40 pages with their numbers. */
export const longPdf = paperFile('试卷', 'pdf', new URL('./samples/long.pdf', import.meta.url));

/** One page with a frame and no text, as in a scan. */
export const scannedPdf = paperFile('试卷', 'pdf', new URL('./samples/scan.pdf', import.meta.url));

/** Set by Typst, with the tags of its headings, its alternatives and its table. */
export const taggedPdf = paperFile('试卷', 'pdf', new URL('./samples/tagged.pdf', import.meta.url));

/** With a table, formulas and pictures. */
export const word = paperFile('答案', 'word', new URL('./samples/paper.docx', import.meta.url));

/** Written by the docx library: 70 numbered paragraphs, and page numbers as simple and complex fields. */
export const numberedWord = paperFile('答案', 'word', new URL('./samples/numbered.docx', import.meta.url));

/** 420 × 300 px. */
export const picture = paperFile('图', 'image', new URL('./samples/figure.png', import.meta.url));

/** Not a PDF, despite its name. */
export const brokenPdf = paperFile('试卷', 'pdf', 'data:application/pdf;base64,5LiN5pivIFBERg==');
export const emptyPdf = paperFile('试卷', 'pdf', 'data:application/pdf;base64,');
export const emptyWord = paperFile('答案', 'word', 'data:application/msword;base64,');
/** Has the first bytes of a file of Word before 2007. */
export const oldWord = paperFile('答案', 'word', 'data:application/msword;base64,0M8R4KGxGuEAAAAAAAAAAA==');

/** The rule of the site, `previewPages` of @inkstone/api: 75 %, rounded down. */
export function threeQuarters(total: number): number {
  return Math.floor(total * 0.75);
}
