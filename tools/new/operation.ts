import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/fail.mjs';
import { insert, type Plan, template } from './files.js';
import { expectShape } from './names.js';

const usage = 'npm run new operation books/listBookTopics get /api/book/topics';
const index = 'openapi/openapi.yaml';

export function planOperation(root: string, [given, verb, url]: string[]): Plan {
  const shape = /^[a-z][a-z-]*\/[a-z][A-Za-z0-9]*$/;
  const [tag = '', name = ''] = expectShape(
    given,
    shape,
    '写成 标签/接口名，接口名以小写字母开头',
    usage,
  ).split('/');
  const method = expectShape(verb?.toLowerCase(), /^(get|post)$/, '方法是 get 或 post', usage);
  const path = expectShape(url, /^\/api(\/[a-z][a-z0-9_]*)+$/, '路径形如 /api/book/topics', usage);
  if (!existsSync(join(root, 'openapi/paths', tag))) {
    throw new SetupError(
      `没有标签 ${tag}：先在 ${index} 的 tags 中写上它，建好 openapi/paths/${tag} 与对应的处理模块。`,
    );
  }
  const from = (file: string): string =>
    template(`operation-${method}/${file}`, { __name__: name, __tag__: tag, __path__: path });
  const factory = `${name}${method === 'get' ? 'Query' : 'Mutation'}`;
  const handlers = `apps/server/src/operations/${tag}.ts`;
  const withHandler = insert(root, handlers, /\n {2}return \{\n/, (found) => found + from('handler') + '\n');
  const entry = clientEntry(root, tag);
  return {
    create: {
      [`openapi/paths/${tag}/${name}.yaml`]: from('description.yaml'),
      [`packages/api/src/${tag}/${name}.ts`]: from('client.ts'),
      [`apps/server/tests/operations/${name}.test.ts`]: from('server.test.ts'),
      [`contracts/consumer/${name}.pact.test.ts`]: from('pact.test.ts'),
    },
    change: {
      [index]: insert(
        root,
        index,
        /\n(?=components:)/,
        (found) => `\n  ${path}:\n    $ref: paths/${tag}/${name}.yaml${found}`,
      ),
      [entry]: `${readFileSync(join(root, entry), 'utf8')}\nexport { ${factory} } from './${name}.js';\n`,
      // The module's type lists its operations, so that the compiler misses none.
      [handlers]: withHandler.replace(/Pick<\s*Operations,\s*\|?/, `Pick<Operations, '${name}' | `),
    },
    next: [
      `写好 openapi/paths/${tag}/${name}.yaml，然后 npm run generate`,
      `写好 packages/api/src/${tag}/${name}.ts，在 ${handlers} 里换掉空的回答，让测试说出真正的数据`,
      '在契约里写出站点依赖的回答，然后 npm test -- --only pacts,server',
    ],
  };
}

/** The file that callers of a tag import. */
function clientEntry(root: string, tag: string): string {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/api/package.json'), 'utf8')) as {
    exports: Record<string, { '@inkstone/source'?: string } | string>;
  };
  const entry = exports[`./${tag}`];
  const source = typeof entry === 'object' ? entry['@inkstone/source'] : undefined;
  if (source === undefined) {
    throw new SetupError(`packages/api/package.json 的 exports 里没有 ./${tag}：先写上它和它的文件。`);
  }
  return join('packages/api', source);
}
