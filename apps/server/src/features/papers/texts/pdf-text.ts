import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { joinLines } from './join-lines.js';

export { PasswordException };

/** What the characters of a font mean that the file names and does not hold. */
const CMAPS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps/');

/**
 * The text of each page of a PDF file.
 * @throws Error for a file that cannot be read, PasswordException for one with a password
 */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const task = getDocument({
    data: file,
    cMapUrl: CMAPS,
    // Nothing is drawn.
    disableFontFace: true,
    // Warnings of fonts and streams would fill the terminal of the load.
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
      pages.push(joinLines(text.join('')));
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
