import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from './files.js';
import { planFor } from './plan.js';
import { summaries } from './summary.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inkstone-new-'));
  write(summaries, "export const summaries = {\n  Avatar: '头像。',\n};\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('wrong arguments are refused with a one-line message', () => {
  it.each([
    [[], /^用法：npm run new <component\|screen/],
    [['toString', 'Foo'], /没有“toString”这一种/],
    [['component'], /组件名以大写字母开头.*用法：npm run new component/],
    [['component', 'rating'], /现在是“rating”/],
    [['component', '../Rating'], /现在是“..\/Rating”/],
    [['screen', 'ListenBig'], /区域\/屏幕名/],
    [['column', 'ReadingClub'], /栏目名以小写字母开头/],
    [['column', 'readingClub', '90', '读书会'], /每页条数是 1 到 99/],
    [['operation', 'books/listTopics', 'put', '/api/book/topics'], /方法是 get 或 post/],
    [['operation', 'books/listTopics', 'get', 'book/topics'], /路径形如/],
    [['operation', 'ghosts/listGhosts', 'get', '/api/ghost/list'], /没有标签 ghosts/],
    [['form', 'feedback'], /表单名以大写字母开头/],
    [['migration', 'add tags'], /迁移名以小写字母开头/],
  ])('%j', (args, message) => {
    expect(() => planFor(root, args)).toThrow(message);
  });

  it('a screen without a route', () => {
    write('apps/site/src/lib/config/paths.ts', "export const paths = {\n  home: page('home', '首页'),\n};\n");
    expect(() => planFor(root, ['screen', 'home/Away'])).toThrow(/没有 away 这个路由/);
  });
});

it('does not overwrite a file, and then changes nothing', async () => {
  write('packages/ui/src/components/Rating/index.ts', 'export {};\n');
  const plan = planFor(root, ['component', 'Rating']);
  await expect(carryOut(root, plan)).rejects.toThrow(/已经存在，没有改动任何文件：.*Rating\/index\.ts/);
  expect(readFileSync(join(root, 'packages/ui/src/components/Rating/index.ts'), 'utf8')).toBe('export {};\n');
  expect(() => readFileSync(join(root, 'packages/ui/src/components/Rating/Rating.tsx'))).toThrow('ENOENT');
});

it('leaves a place for what a new component is', () => {
  const { change } = planFor(root, ['component', 'Rating']);
  expect(change[summaries]).toMatch(/ {2}Avatar: '头像。',\n {2}Rating: '.+',\n\};\n$/);
});

it('adds a form to the server tests', () => {
  const onTheServer = 'apps/server/tests/support/forms-on-the-server.ts';
  write(onTheServer, 'const other = {\n};\nexport const formsOnTheServer = {\n  login: [],\n};\n');
  const { create, change } = planFor(root, ['form', 'BookFeedback']);
  expect(Object.keys(create)).toContain('packages/forms/src/bookFeedback/BookFeedbackForm.tsx');
  expect(change[onTheServer]).toMatch(/ {2}login: \[\],\n {2}bookFeedback: \[\], \/\/ .+\n\};\n$/);
});

it('states a column in three tables', () => {
  const tables = [
    'packages/api/src/rules/sections.ts',
    'apps/site/src/lib/config/paths.ts',
    'apps/site/src/lib/config/columns.ts',
  ];
  for (const file of tables) write(file, 'export const TABLE = {\n  first: 1,\n} as const;\n');
  const { create, change } = planFor(root, ['column', 'readingClub', '90', '读书会', '8']);
  expect(create).toEqual({});
  expect(Object.keys(change)).toEqual(tables);
  expect(change['packages/api/src/rules/sections.ts']).toContain(
    "\n  readingClub: { id: 90, title: '读书会', detail: 'readingClubDetails' },\n} as const",
  );
});

describe('an operation', () => {
  const writeTag = (tag: string): void => {
    write('openapi/openapi.yaml', 'paths:\n\ncomponents:\n');
    mkdirSync(join(root, 'openapi/paths', tag), { recursive: true });
    write(
      `apps/server/src/features/${tag}/handlers.ts`,
      `export function own() {\n  return {\n    getBook() {},\n  } satisfies Partial<Operations>;\n}\n`,
    );
  };

  it.each([
    ['getTopics', 'get', 'queries', 'getTopicsQuery'],
    ['listTopics', 'post', 'queries', 'listTopicsQuery'],
    ['saveTopic', 'post', 'mutations', 'saveTopicMutation'],
  ])('%s by %s stands in the %s of its tag', (name, method, file, factory) => {
    writeTag('books');
    const { change } = planFor(root, ['operation', `books/${name}`, method, '/api/book/topics']);
    expect(change[`packages/api/src/books/${file}.ts`]).toContain(`export function ${factory}(`);
    expect(change['packages/api/src/books/index.ts']).toContain(`export { ${factory} } from './${file}.js';`);
    expect(change['apps/server/src/features/books/handlers.ts']).toContain(`    ${name}() {`);
  });

  it('starts the test files of a tag that has none', () => {
    writeTag('books');
    const { change } = planFor(root, ['operation', 'books/getTopics', 'get', '/api/book/topics']);
    expect(change['apps/server/tests/features/books/books.test.ts']).toContain(
      'const server = useTestServer();',
    );
    expect(change['contracts/consumer/books.pact.test.ts']).toContain("get('getTopics'");
  });

  it('adds to the test files that the tag has', () => {
    writeTag('books');
    write(
      'apps/server/tests/features/books/books.test.ts',
      "import { it } from 'vitest';\n\nconst server = useTestServer();\n",
    );
    const { change } = planFor(root, ['operation', 'books/getTopics', 'get', '/api/book/topics']);
    const test = change['apps/server/tests/features/books/books.test.ts'] ?? '';
    expect(test.match(/const server/g)).toHaveLength(1);
    expect(test).toContain("import { describe, expect, it } from 'vitest';");
  });
});

it('gives a component texts of its own only on request', () => {
  const files = (...args: string[]) => Object.keys(planFor(root, ['component', ...args]).create);
  expect(files('Rating').some((file) => file.endsWith('messages.zh.ts'))).toBe(false);
  expect(files('Rating', 'words').some((file) => file.endsWith('messages.zh.ts'))).toBe(true);
  expect(() => files('Rating', 'text')).toThrow('不认识“text”');
});

it('gives a migration the next number', () => {
  write('apps/server/src/db/migrations/0009_last.sql', '');
  expect(Object.keys(planFor(root, ['migration', 'addPaperTags']).create)).toEqual([
    'apps/server/src/db/migrations/0010_add_paper_tags.sql',
  ]);
});

it('reports a file of an unknown shape instead of damaging it', () => {
  mkdirSync(join(root, 'openapi/paths/books'), { recursive: true });
  write('openapi/openapi.yaml', 'paths:\ncomponents:\n');
  write('apps/server/src/features/books/handlers.ts', 'export {};\n');
  const args = ['operation', 'books/listTopics', 'get', '/api/book/topics'];
  expect(() => planFor(root, args)).toThrow(
    '在 apps/server/src/features/books/handlers.ts 中找不到要插入的位置',
  );
});
