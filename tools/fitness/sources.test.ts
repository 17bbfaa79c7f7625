import { expect, it } from 'vitest';
import { filesIn, read } from './house.js';

const here = 'tools/fitness/sources.test.ts';
const texts = filesIn('.').filter(
  (file) => /\.(m?[jt]sx?|json|ya?ml|md|mdx|sql|html|css)$|^\.[a-z]+rc$|^\.ci\//.test(file) && file !== here,
);
const code = texts.filter((file) => /\.(m?[jt]sx?)$/.test(file));

/** Files in which a pattern occurs, with the line. */
function occurrences(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${String(index + 1)} ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

it('marks every generated file as generated', () => {
  const generated = code.filter((file) => /\/generated(\/|\.ts$)/.test(file));
  expect(generated).not.toEqual([]);
  const unmarked = generated.filter((file) => !/generated[\s\S]*do not edit/i.test(read(file).slice(0, 400)));
  expect(unmarked).toEqual([]);
});

it('leaves no test out and none alone', () => {
  expect(occurrences(code, /\b(it|test|describe)\.(only|skip|todo|fixme)\b|\bx(it|describe)\(/)).toEqual([]);
});

it('leaves nothing to do later and silences no checker without a reason', () => {
  expect(occurrences(code, /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)/)).toEqual([]);
  // A reason stands after two dashes, as ESLint writes it.
  expect(occurrences(code, /eslint-disable(?!.* -- \S)/)).toEqual([]);
  expect(occurrences(code, /@ts-expect-error(?! \S)/)).toEqual([]);
});

it('names no package registry, so that the registry stays the choice of who installs', () => {
  expect(
    occurrences(texts, /registry\.(npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github|"resolved": "http/),
  ).toEqual([]);
});

it('names no folder of one machine', () => {
  expect(occurrences(texts, /(?<=^|[\s'"`(=:])\/(work|root|home|Users)\/\w/)).toEqual([]);
});
