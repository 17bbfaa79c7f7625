import { openDocument } from '../documents/open-document.js';
import type { FoundPlace, PaperFile, PaperSource } from '../types.js';
import { findAll } from './match.js';

/** The texts of the pages of each file; a file that cannot be opened has none. */
export async function readTexts(
  files: readonly PaperFile[],
  source: Pick<PaperSource, 'shownPages' | 'assetsUrl'>,
): Promise<string[][]> {
  const texts: string[][] = [];
  for (const file of files) {
    const opened = await openDocument(file, source).catch(() => undefined);
    const pages = opened?.pages ?? [];
    texts.push(await Promise.all(pages.map(async ({ text }) => (await text?.().catch(() => '')) ?? '')));
    opened?.close();
  }
  return texts;
}

/** The first page with these words, as the find bar finds them. */
export function findIn(texts: readonly (readonly string[])[], words: string): FoundPlace | undefined {
  for (const [file, pages] of texts.entries()) {
    const page = pages.findIndex((text) => findAll(text, words).length > 0);
    if (page !== -1) return { file, page: page + 1, words };
  }
  return undefined;
}
