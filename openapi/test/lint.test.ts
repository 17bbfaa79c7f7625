import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const room = join(import.meta.dirname, '..');
const BOOK = 'paths/books/getBook.yaml';

/** Lints a copy of the description with one file changed; answers the names of the rules that object. */
async function rulesAgainst(file: string, change: (text: string) => string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'inkstone-openapi-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'components', 'lint']) {
    await cp(join(room, part), join(copy, part), { recursive: true });
  }
  const path = join(copy, file);
  const before = await readFile(path, 'utf8').catch(() => '');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
  const lint = [
    join(room, 'scripts/redocly.mjs'),
    'lint',
    'openapi.yaml',
    '--config',
    'redocly.yaml',
    '--format',
    'json',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, lint, { cwd: copy }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  const { problems } = JSON.parse(output) as { problems: { ruleId: string }[] };
  return [...new Set(problems.map(({ ruleId }) => ruleId))];
}

it.each([
  [
    'an operation without a code that it answers',
    BOOK,
    ['x-codes: [200, 400, 404]', 'x-codes: [200, 400]'],
    'house/operation-answers',
  ],
  [
    'an answer outside the envelope',
    BOOK,
    ['- $ref: ../../components/schemas/NotFound.yaml', '- type: string'],
    'house/operation-answers',
  ],
  [
    'an operation named unlike its file',
    BOOK,
    ['operationId: getBook', 'operationId: getBooks'],
    'house/operation-marks',
  ],
  [
    'a summary in another language',
    BOOK,
    ['summary: 取得图书详情', 'summary: One book'],
    'house/operation-marks',
  ],
  [
    'a login that security does not ask for',
    BOOK,
    ['x-permission: visitor', 'x-permission: user'],
    'house/operation-marks',
  ],
  [
    'an example that the request lacks',
    BOOK,
    ['          notFound:', '          missing:'],
    'house/example-names',
  ],
  ['two tags', BOOK, ['tags: [books]', 'tags: [books, papers]'], 'operation-singular-tag'],
])('the lint objects to %s', async (_what, file, [from, to], rule) => {
  expect(await rulesAgainst(file, (text) => text.replace(from ?? '', to ?? ''))).toContain(rule);
});

it('the lint objects to a component that nothing refers to', async () => {
  const rules = await rulesAgainst('components/schemas/Orphan.yaml', () => 'type: string\n');
  expect(rules).toEqual(['house/no-unused-file']);
});
