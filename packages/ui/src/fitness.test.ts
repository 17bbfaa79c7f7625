// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const CHINESE = /\p{Script=Han}/u;

interface Piece {
  name: string;
  folder: string;
  files: string[];
}

/**
 * A folder with a capital initial is a component or a pattern; other folders hold what several of them share.
 */
function piecesIn(kind: 'components' | 'patterns'): Piece[] {
  return readdirSync(join(source, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => {
      const folder = join(source, kind, name);
      return { name, folder, files: readdirSync(folder) };
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

const pieces = [...piecesIn('components'), ...piecesIn('patterns')];

describe.each(pieces)('$name', ({ name, folder, files }) => {
  it('has the files of a component', () => {
    expect(files).toContain(`${name}.stories.tsx`);
    expect(files).toContain('index.ts');
    const styles = files.filter((file) => file.endsWith('.styles.ts'));
    expect(styles.every((file) => /^[A-Z][A-Za-z]+\.styles\.ts$/.test(file))).toBe(true);
  });

  it('exports the component and its props by name', () => {
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    expect(index).toMatch(new RegExp(`\\b${name}(Provider)?\\b`));
    expect(index).toMatch(new RegExp(`\\b${name}(Provider)?Props\\b`));
    expect(index, 'an index names its exports').not.toMatch(/export \*/);
  });

  it('has a story whose title ends with its name', () => {
    const story = readFileSync(join(folder, `${name}.stories.tsx`), 'utf8');
    expect(story).toMatch(new RegExp(`title: '[^']+/${name}'`));
  });
});

it('finds the components', () => {
  expect(pieces.length).toBeGreaterThan(25);
});

it('has Chinese text only in messages.zh.ts', () => {
  const speaking = sourcesBelow(source)
    .filter((file) => !/\.(stories|test)\.tsx?$|messages\.zh\.ts$|samples\.tsx?$|\/testing\//.test(file))
    .filter((file) => CHINESE.test(withoutComments(readFileSync(file, 'utf8'))))
    .map((file) => relative(source, file));
  expect(speaking).toEqual([]);
});

it('imports the messages of a component only in its own folder', () => {
  // A folder with a lower-case initial holds what several components share, messages included.
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
