// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const CHINESE = /\p{Script=Han}/u;

interface Piece {
  name: string;
  folder: string;
  files: string[];
  index: string[];
}

/**
 * A folder with a capital initial is a component or a pattern; other folders contain shared code.
 *
 * @param indexes the paths of the exports of a piece, with `*` for its name: it stands in one of them
 */
function piecesIn(folders: string, ...indexes: string[]): Piece[] {
  return globSync(`${folders}/[A-Z]*`, { cwd: source }).map((path) => {
    const name = basename(path);
    const folder = join(source, path);
    const index = indexes.map((one) => join(source, one.replace('*', name)));
    return { name, folder, files: readdirSync(folder), index };
  });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

const pieces = [
  ...piecesIn('components', 'components/*/index.ts'),
  ...piecesIn('patterns/!(desk)', 'entries/*.ts'),
  // Used only by the operator's desk: its queues together, and its drawers together.
  ...piecesIn('patterns/desk', 'entries/desk.ts', 'entries/desk-drawers.ts'),
];

describe.each(pieces)('$name', ({ name, folder, files, index }) => {
  it('has the files of a component', () => {
    expect(files).toContain(`${name}.stories.tsx`);
    const styles = files.filter((file) => file.endsWith('.styles.ts'));
    expect(styles.every((file) => /^[A-Z][A-Za-z]+\.styles\.ts$/.test(file))).toBe(true);
  });

  it('exports the component and its props by name', () => {
    const entry = index.map((file) => readFileSync(file, 'utf8')).join('');
    expect(entry).toMatch(new RegExp(`\\b${name}(Provider)?\\b`));
    expect(entry).toMatch(new RegExp(`\\b${name}(Provider)?Props\\b`));
    expect(entry, 'an index names its exports').not.toMatch(/export \*/);
  });

  it('has a story whose title ends with its name', () => {
    const story = readFileSync(join(folder, `${name}.stories.tsx`), 'utf8');
    expect(story).toMatch(new RegExp(`title: '[^']+/${name}'`));
  });
});

it('finds the components', () => expect(pieces.length).toBeGreaterThan(25));

it('has Chinese text only in messages.zh.ts', () => {
  const speaking = sourcesBelow(source)
    .filter((file) => !/\.(stories|test)\.tsx?$|messages\.zh\.ts$|samples\.tsx?$|\/testing\//.test(file))
    .filter((file) => CHINESE.test(withoutComments(readFileSync(file, 'utf8'))))
    .map((file) => relative(source, file));
  expect(speaking).toEqual([]);
});

it('imports the messages of a component only in its own folder', () => {
  // A folder with a lower-case initial contains shared code, messages included.
  const foreign = sourcesBelow(source).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\/messages\.zh\.js'/g)]
      .map(([, folder = '']) => join(dirname(file), folder))
      .filter((folder) => folder !== dirname(file) && /^[A-Z]/.test(basename(folder)))
      .map((folder) => `${relative(source, file)} → ${relative(source, folder)}`),
  );
  expect(foreign).toEqual([]);
});

it('imports the palette only in the theme', () => {
  const readers = sourcesBelow(source)
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('tokens/palette'))
    .map((file) => relative(source, file));
  expect(readers).toEqual([join('theme', 'theme.ts')]);
});
