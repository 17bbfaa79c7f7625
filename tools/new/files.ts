import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SetupError } from '../setup/fail.mjs';

const templates = join(import.meta.dirname, 'templates');

/** What a generator writes. */
export interface Plan {
  /** Files that must not exist yet: path from the root → content. */
  create: Record<string, string>;
  /** Files that get an addition, created where they are missing: path from the root → whole new content. */
  change: Record<string, string>;
  /** The steps left to the developer, in Chinese, in order. */
  next: string[];
}

/** Placeholders of the templates (`__Name__`), in file names and contents → what replaces them. */
export type Names = Record<`__${string}__`, string>;

function fill(text: string, names: Names): string {
  return Object.entries(names).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
}

export function template(path: string, names: Names): string {
  return fill(readFileSync(join(templates, `${path}.txt`), 'utf8'), names);
}

/** All templates of a folder: path below `target` → content. */
export function templatesIn(folder: string, target: string, names: Names): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(templates, folder)).map((file) => {
      const name = file.replace(/\.txt$/, '');
      return [`${target}/${fill(name, names)}`, template(`${folder}/${name}`, names)];
    }),
  );
}

/**
 * Writes all files of a plan, or none of them.
 * @throws SetupError when a file to be created exists: a generator never overwrites
 */
export async function carryOut(root: string, { create, change }: Plan): Promise<void> {
  const taken = Object.keys(create).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new SetupError(`已经存在，没有改动任何文件：${taken.join('、')}`);
  // Formatted before writing, so that a syntax error does not leave half of a plan on the disk.
  const texts = await Promise.all(
    Object.entries({ ...create, ...change }).map(async ([path, text]) => {
      const file = join(root, path);
      if (!/\.(tsx?|ya?ml|json)$/.test(path)) return { file, text };
      return { file, text: await format(text, { ...(await resolveConfig(file)), filepath: file }) };
    }),
  );
  for (const { file, text } of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Replaces the first match of `place` in a file.
 * @throws SetupError when nothing matches: a file of an unknown shape is reported instead of damaged
 */
export function insert(root: string, path: string, place: RegExp, text: (found: string) => string): string {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = before.replace(place, (found) => text(found));
  if (after === before) throw new SetupError(`在 ${path} 中找不到要插入的位置，没有改动任何文件。`);
  return after;
}
