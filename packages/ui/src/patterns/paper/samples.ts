import type { PaperFile } from './types.js';

/* Small files for the stories. The PDF of eight A4 pages was printed by Chromium, locked.pdf demands a password. */

export const pdf: PaperFile = {
  name: '试卷',
  kind: 'pdf',
  url: new URL('./samples/paper.pdf', import.meta.url).href,
};

export const lockedPdf: PaperFile = {
  name: '试卷',
  kind: 'pdf',
  url: new URL('./samples/locked.pdf', import.meta.url).href,
};

/** Written by hand: its fonts are not in the file, and its red picture is a JPEG 2000. */
export const outsideFontsPdf: PaperFile = {
  name: '试卷',
  kind: 'pdf',
  url: new URL('./samples/outside-fonts.pdf', import.meta.url).href,
};

/** With a table, formulas and pictures. */
export const word: PaperFile = {
  name: '答案',
  kind: 'word',
  url: new URL('./samples/paper.docx', import.meta.url).href,
};

/** Written by the docx library: 70 numbered paragraphs, and page numbers as simple and complex fields. */
export const numberedWord: PaperFile = {
  name: '答案',
  kind: 'word',
  url: new URL('./samples/numbered.docx', import.meta.url).href,
};

/** 420 × 300 px. */
export const picture: PaperFile = {
  name: '图',
  kind: 'image',
  url: new URL('./samples/figure.png', import.meta.url).href,
};

/** Not a PDF, whatever its name says. */
export const brokenPdf: PaperFile = {
  name: '试卷',
  kind: 'pdf',
  url: 'data:application/pdf;base64,5LiN5pivIFBERg==',
};

export const emptyPdf: PaperFile = { name: '试卷', kind: 'pdf', url: 'data:application/pdf;base64,' };

export const emptyWord: PaperFile = { name: '答案', kind: 'word', url: 'data:application/msword;base64,' };

/** Begins as the files of Word before 2007 do. */
export const oldWord: PaperFile = {
  name: '答案',
  kind: 'word',
  url: 'data:application/msword;base64,0M8R4KGxGuEAAAAAAAAAAA==',
};

/** The rule of the site, `previewPages` of @inkstone/api: 75 %, at least one page. */
export function threeQuarters(total: number): number {
  return Math.max(1, Math.floor(total * 0.75));
}
