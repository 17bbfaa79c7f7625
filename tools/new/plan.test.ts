import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from './files.js';
import { planFor } from './plan.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inkstone-new-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('what is wrong with the arguments is said in one line', () => {
  it.each([
    [[], /^用法：npm run new <component\|screen/],
    [['toString', 'Foo'], /没有“toString”这一种/],
    [['component'], /组件名以大写字母开头.*用法：npm run new component/],
    [['component', 'rating'], /现在是“rating”/],
    [['component', '../Rating'], /现在是“..\/Rating”/],
    [['screen', 'ListenBig'], /区域\/屏幕名/],
    [['operation', 'books/listTopics', 'put', '/api/book/topics'], /方法是 get 或 post/],
    [['operation', 'books/listTopics', 'get', 'book/topics'], /路径形如/],
    [['operation', 'ghosts/listGhosts', 'get', '/api/ghost/list'], /没有标签 ghosts/],
    [['form', 'feedback'], /表单名以大写字母开头/],
    [['migration', 'add tags'], /迁移名以小写字母开头/],
  ])('%j', (args, message) => {
    expect(() => planFor(root, args)).toThrow(message);
  });

  it('when the screen has no route yet', () => {
    write('apps/site/src/config/paths.ts', "export const paths = {\n  home: page('home', '首页'),\n};\n");
    expect(() => planFor(root, ['screen', 'home/Away'])).toThrow(/没有 away 这个路由/);
  });
});

it('never overwrites, and then changes nothing at all', async () => {
  write('packages/ui/src/components/Rating/index.ts', 'export {};\n');
  const plan = planFor(root, ['component', 'Rating']);
  await expect(carryOut(root, plan)).rejects.toThrow(/已经存在，没有改动任何文件：.*Rating\/index\.ts/);
  expect(readFileSync(join(root, 'packages/ui/src/components/Rating/index.ts'), 'utf8')).toBe('export {};\n');
  expect(() => readFileSync(join(root, 'packages/ui/src/components/Rating/Rating.tsx'))).toThrow('ENOENT');
});

it('gives a form its place in the tests of the server', () => {
  const onTheServer = 'apps/server/tests/support/forms-on-the-server.ts';
  write(onTheServer, 'const other = {\n};\nexport const formsOnTheServer = {\n  login: [],\n};\n');
  const { change } = planFor(root, ['form', 'BookFeedback']);
  expect(change[onTheServer]).toMatch(/ {2}login: \[\],\n {2}bookFeedback: \[\], \/\/ .+\n\};\n$/);
});

it('numbers a migration after the last one', () => {
  write('apps/server/src/db/migrations/0009_last.sql', '');
  expect(Object.keys(planFor(root, ['migration', 'addPaperTags']).create)).toEqual([
    'apps/server/src/db/migrations/0010_add_paper_tags.sql',
  ]);
});

it('refuses a file whose shape it does not know, instead of spoiling it', () => {
  mkdirSync(join(root, 'openapi/paths/books'), { recursive: true });
  write('apps/server/src/operations/books.ts', 'export {};\n');
  const args = ['operation', 'books/listTopics', 'get', '/api/book/topics'];
  expect(() => planFor(root, args)).toThrow('在 apps/server/src/operations/books.ts 中找不到要插入的位置');
});
