import { readdir, readFile } from 'node:fs/promises';
import { demoFolder } from '../places.js';

const columns = ['research', 'courses', 'thematic', 'achievements'] as const;

/** A column of articles that are recommended beside the pages. */
export type ArticleColumn = (typeof columns)[number];

/** The keys of the articles of each column, in the order in which they are loaded: that of their files. */
export async function readArticleKeys(): Promise<Record<ArticleColumn, string[]>> {
  const read = columns.map(async (column) => [column, await keysIn(column)] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<ArticleColumn, string[]>;
}

async function keysIn(column: ArticleColumn): Promise<string[]> {
  const folder = new URL(`content/articles/${column}/`, demoFolder);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(files.map(async (name) => keyIn(name, await readFile(new URL(name, folder), 'utf8'))));
}

function keyIn(file: string, text: string): string {
  const key = /^编号: (.+)$/m.exec(text)?.[1];
  if (key === undefined) throw new RangeError(`no key in ${file}`);
  return key.trim();
}
