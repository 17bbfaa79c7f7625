import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importsOf } from './imports.js';
import { ROOT } from '../setup/paths.mjs';

const SITE = join(ROOT, 'apps/site/src');
const TABLE = join(SITE, 'app/screens.ts');
const screens = globSync('screens/*/*/*.tsx', { cwd: SITE }).map((file) => join(SITE, file));

/** The file of a screen by the name of its module, or of its route, which is spelled differently. */
export function screenFile(module: string): string {
  const name = module.toLowerCase();
  const file = screens.find((path) => basename(path, '.tsx').toLowerCase() === name);
  if (file === undefined) throw new Error(`There is no screen ${module}`);
  return file;
}

/** The files of what is around every screen: header, footer and what they open. */
export function shellFiles(): string[] {
  return ['app/Frame.tsx', 'app/shell-parts.ts'].map((file) => join(SITE, file));
}

/**
 * The titles in Storybook of what some files of the site show, by themselves or through other files of the site.
 *
 * @throws if a component has no stories
 */
export function storiesOf(files: readonly string[]): string[] {
  const titles = new Set<string>();
  const seen = new Set(files);
  // A file that is added while the loop runs is visited too.
  for (const file of seen) {
    for (const module of importsIn(file)) {
      for (const title of titlesOf(module)) titles.add(title);
      const own = /^\..*\.js$/.test(module) ? resolve(file, module) : TABLE;
      // The table leads to all other screens.
      if (own !== TABLE) seen.add(own);
    }
  }
  return [...titles].toSorted();
}

/** Screens share most of their files. */
const read = new Map<string, string[]>();

function importsIn(file: string): string[] {
  const imports = read.get(file) ?? importsOf(readFileSync(file, 'utf8'));
  read.set(file, imports);
  return imports;
}

function resolve(from: string, module: string): string {
  const path = join(dirname(from), module.replace(/\.js$/, ''));
  const file = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${from} imports ${module}, which is not there`);
  return file;
}

/** The stories of a component of packages/ui or of a form of packages/forms. Other modules show nothing. */
function titlesOf(module: string): string[] {
  const [, kind, component = ''] = /^@inkstone\/ui\/(components|patterns)\/(\w+)$/.exec(module) ?? [];
  if (kind !== undefined) {
    const folder = kind === 'components' ? kind : `${kind}/*`;
    const titles = titlesIn(`packages/ui/src/${folder}/${component}`);
    if (titles.length === 0) throw new Error(`${module} has no stories`);
    return titles;
  }
  const form = /^@inkstone\/forms\/(\w+)$/.exec(module)?.[1];
  return form === undefined ? [] : titlesIn(`packages/forms/src/${form}`);
}

function titlesIn(folder: string): string[] {
  return globSync(`${folder}/*.stories.tsx`, { cwd: ROOT }).map((file) => titleOf(join(ROOT, file)));
}

function titleOf(file: string): string {
  const title = /^const meta\b[\s\S]*?\btitle: '([^']+)'/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${file} has no title`);
  return title;
}
