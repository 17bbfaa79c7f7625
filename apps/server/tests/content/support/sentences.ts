import { previewPages } from '@inkstone/api/rules';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Demonstration } from './tables.js';

export interface Drawn {
  id: number;
  sentence: string;
  isOverLineEnd: boolean;
}

/** The lines of a paper's pages as pdf.js gives them. */
interface PaperLines {
  id: number;
  open: string;
  closed: string;
}

export type Random = () => number;

/** Of the papers whose files were kept, not by the code that is tested. */
export async function linesOf({ rowsOf, kept }: Demonstration): Promise<PaperLines[]> {
  const papers: PaperLines[] = [];
  const files = rowsOf('papers').flatMap((row) =>
    (row['file_keys'] as string[]).map((key) => ({ id: Number(row['id']), key })),
  );
  for (const { id, key } of files) {
    const bytes = kept.get(key);
    if (bytes === undefined || key.endsWith('.png')) continue;
    if (key.endsWith('.docx')) {
      // Visitors see it whole.
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
      papers.push({ id, open: value.replace(/\n+/g, '\f'), closed: '' });
      continue;
    }
    const pages = await pagesOf(bytes);
    const shown = previewPages(pages.length);
    papers.push({
      id,
      open: pages.slice(0, shown).join('\f'),
      closed: pages.slice(shown).join('\f'),
    });
  }
  return papers;
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const { numPages, getPage } = await task.promise.then((file) => ({
    numPages: file.numPages,
    getPage: (number: number) => file.getPage(number),
  }));
  const pages: string[] = [];
  for (let number = 1; number <= numPages; number += 1) {
    const { items } = await (await getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** Runs of Chinese characters, over line ends too. Papers share questions: one behind a cut may be open elsewhere. */
export function drawSentences(
  papers: readonly PaperLines[],
  part: 'open' | 'closed',
  howMany: number,
  random: Random,
): Drawn[] {
  const allOpen = papers.map(({ open }) => open.replace(/[^\S\f]/gu, '')).join('\f');
  const candidates = papers.flatMap((paper) =>
    [...paper[part].matchAll(/(?:\p{Script=Han}\n?){10,}/gu)].map(([run]) => ({ id: paper.id, run })),
  );
  const drawn: Drawn[] = [];
  while (drawn.length < howMany) {
    const { id, run = '' } = candidates[Math.floor(random() * candidates.length)] ?? { id: 0 };
    const start = Math.floor(random() * (run.length - 9));
    const piece = run.slice(start, start + 8 + Math.floor(random() * 12)).trim();
    const sentence = piece.replaceAll('\n', '');
    if (sentence.length < 8 || (part === 'closed' && allOpen.includes(sentence))) continue;
    drawn.push({ id, sentence, isOverLineEnd: piece.includes('\n') });
  }
  return drawn;
}
