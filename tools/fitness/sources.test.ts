import { expect, it } from 'vitest';
import { filesIn, read } from './repository.js';

const here = 'tools/fitness/sources.test.ts';
const texts = filesIn('.').filter(
  (file) => /\.(m?[jt]sx?|json|ya?ml|md|mdx|sql|html|css)$|^\.[a-z]+rc$|^\.ci\//.test(file) && file !== here,
);
const code = texts.filter((file) => /\.(m?[jt]sx?)$/.test(file));

/** Lines that match a pattern, each with its file and number. */
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

it('skips no test and focuses none', () => {
  expect(occurrences(code, /\b(it|test|describe)\.(only|skip|todo|fixme)\b|\bx(it|describe)\(/)).toEqual([]);
});

it('has no notes of work to do and disables no check without a reason', () => {
  expect(occurrences(code, /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)/)).toEqual([]);
  // The linters' own form: the reason follows two dashes.
  expect(occurrences(code, /(eslint|oxlint)-disable(?!.* -- \S)/)).toEqual([]);
  expect(occurrences(code, /@ts-expect-error(?! \S)/)).toEqual([]);
});

it('names no package registry, so that each installation uses its own', () => {
  expect(
    occurrences(texts, /registry\.(npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github|"resolved": "http/),
  ).toEqual([]);
});

it('names no absolute path of one machine', () => {
  expect(occurrences(texts, /(?<=^|[\s'"`(=:])\/(work|root|home|Users)\/\w/)).toEqual([]);
});
