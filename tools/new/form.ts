import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plan, templatesIn } from './files.js';
import { expectShape, lowerFirst, pascal } from './names.js';

const usage = 'npm run new form BookFeedback';
const manifest = 'packages/forms/package.json';

export function planForm(root: string, [given]: string[]): Plan {
  const name = expectShape(given, pascal, '表单名以大写字母开头，只含英文字母和数字，不带 Form', usage);
  const folder = lowerFirst(name);
  return {
    create: templatesIn('form', `packages/forms/src/${folder}`, { __Name__: name, __name__: folder }),
    change: { [manifest]: withExports(root, folder) },
    next: [
      '每个字段的规则写在 packages/forms/src/rules，一条一个文件；有效与无效的例子写在 fixtures.ts',
      'npm test -- --only unit,stories',
    ],
  };
}

function withExports(root: string, folder: string): string {
  const file = join(root, manifest);
  const parsed = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as {
    exports?: Record<string, unknown>;
  };
  const entry = (module: string): object => ({
    '@inkstone/source': `./src/${module}.ts`,
    types: `./dist/${module}.d.ts`,
    default: `./dist/${module}.js`,
  });
  const { './package.json': self, ...before } = parsed.exports ?? {};
  parsed.exports = {
    ...before,
    [`./${folder}`]: entry(`${folder}/index`),
    [`./${folder}/schema`]: entry(`${folder}/schema`),
    [`./${folder}/fixtures`]: entry(`${folder}/fixtures`),
    './package.json': self,
  };
  return JSON.stringify(parsed, null, 2);
}
