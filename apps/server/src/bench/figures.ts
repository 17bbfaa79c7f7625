import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../config.js';

/** Puts the figures of a bench between its comments in docs/performance-server.md. */
export async function writeFigures(bench: string, figures: string): Promise<void> {
  const page = join(repositoryRoot(), 'docs', 'performance-server.md');
  const text = await readFile(page, 'utf8');
  const marks = new RegExp(`(<!-- ${bench} -->\\n)[^]*?(\\n<!-- /${bench} -->)`);
  if (!marks.test(text)) throw new Error(`${page} has no place for the figures of ${bench}`);
  await writeFile(
    page,
    text.replace(marks, (_, begin: string, end: string) => `${begin}\n${figures}\n${end}`),
  );
}
