import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const room = join(import.meta.dirname, '..');
const BOOK = 'paths/books/getBook.yaml';

/** Lints a copy of the description with one changed file. Returns the names of the violated rules. */
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
    ['x-codes: [200, -1, 400, 404, 410]', 'x-codes: [200, -1, 400, 410]'],
    'inkstone/operation-answers',
  ],
  [
    'an optional token without the answer to an invalid one',
    BOOK,
    ['x-codes: [200, -1, 400, 404, 410]', 'x-codes: [200, 400, 404, 410]'],
    'inkstone/operation-marks',
  ],
  [
    'an answer outside the envelope',
    BOOK,
    ['- $ref: ../../components/schemas/NotFound.yaml', '- type: string'],
    'inkstone/operation-answers',
  ],
  [
    'an operation named unlike its file',
    BOOK,
    ['operationId: getBook', 'operationId: getBooks'],
    'inkstone/operation-marks',
  ],
  [
    'a summary in another language',
    BOOK,
    ['summary: 取得图书详情', 'summary: One book'],
    'inkstone/operation-marks',
  ],
  [
    'a login that security does not ask for',
    BOOK,
    ['x-permission: visitor', 'x-permission: user'],
    'inkstone/operation-marks',
  ],
  [
    'an example that the request lacks',
    BOOK,
    ['          notFound:', '          missing:'],
    'inkstone/example-names',
  ],
  ['two tags', BOOK, ['tags: [books]', 'tags: [books, papers]'], 'operation-singular-tag'],
])('the linter reports %s', async (_what, file, [from, to], rule) => {
  expect(await rulesAgainst(file, (text) => text.replace(from ?? '', to ?? ''))).toContain(rule);
});

it('the linter reports an unused component', async () => {
  const rules = await rulesAgainst('components/schemas/Orphan.yaml', () => 'type: string\n');
  expect(rules).toEqual(['inkstone/no-unused-file']);
});
