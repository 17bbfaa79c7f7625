import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/fail.mjs';
import { insert, type Plan, template } from './files.js';
import { merge } from './merge.js';
import { expectShape, upperFirst } from './names.js';

const usage = 'npm run new operation books/listBookTopics get /api/book/topics';
const index = 'openapi/openapi.yaml';

/**
 * The folder of templates: `get` is a query without parameters, `list` a query by POST for a page of a list,
 * `post` a mutation.
 */
function kindOf(name: string, method: string): 'get' | 'list' | 'post' {
  if (method === 'get') return 'get';
  return name.startsWith('list') ? 'list' : 'post';
}

export function planOperation(root: string, [given, verb, url]: string[]): Plan {
  const shape = /^[a-z][a-z-]*\/[a-z][A-Za-z0-9]*$/;
  const problem = '写成 标签/接口名，接口名以小写字母开头';
  const [tag = '', name = ''] = expectShape(given, shape, problem, usage).split('/');
  const method = expectShape(verb?.toLowerCase(), /^(get|post)$/, '方法是 get 或 post', usage);
  const path = expectShape(url, /^\/api(\/[a-z][a-z0-9_]*)+$/, '路径形如 /api/book/topics', usage);
  if (!existsSync(join(root, 'openapi/paths', tag))) {
    throw new SetupError(
      `没有标签 ${tag}：先在 ${index} 的 tags 中写上它，建好 openapi/paths/${tag} 与对应的处理模块。`,
    );
  }
  const kind = kindOf(name, method);
  const names = { __Name__: upperFirst(name), __name__: name, __tag__: tag, __path__: path };
  const part = (file: string): string => template(`operation-${kind}/${file}`, names);

  const description = `openapi/paths/${tag}/${name}.yaml`;
  const client = `packages/api/src/${tag}/${kind === 'post' ? 'mutations' : 'queries'}.ts`;
  const entry = `packages/api/src/${tag}/index.ts`;
  const handlers = `apps/server/src/features/${tag}/handlers.ts`;
  const serverTest = `apps/server/tests/features/${tag}/${tag}.test.ts`;
  const pact = `contracts/consumer/${tag}.pact.test.ts`;
  return {
    create: { [description]: part('description.yaml') },
    change: {
      [index]: withPath(root, path, `paths/${tag}/${name}.yaml`),
      [client]: withPart(root, client, part('client.ts')),
      [entry]: withPart(root, entry, part('index.ts')),
      [handlers]: withHandler(root, handlers, part('handler')),
      [serverTest]: withPart(
        root,
        serverTest,
        part('server.test.ts'),
        template('operation/server.test.ts', names),
      ),
      [pact]: withPart(root, pact, part('pact.test.ts')),
    },
    next: [
      `写好 ${description}，然后 npm run generate`,
      `补全 ${client} 里的说明与参数（列表有筛选时用 withoutEmptyFilters），在 ${handlers} 里换掉空的回答，在 ${serverTest} 里测试真正的数据`,
      `在 ${pact} 里写出站点依赖的回答，然后 npm run test:consumer --workspace @inkstone/contracts`,
      'npm test -- --only pacts,server',
    ],
  };
}

/** The tag's file with the part at its end; the tag's first operation starts the file. */
function withPart(root: string, path: string, part: string, start = ''): string {
  const file = join(root, path);
  return merge(existsSync(file) ? readFileSync(file, 'utf8') : start, part);
}

function withPath(root: string, path: string, file: string): string {
  return insert(root, index, /\n(?=components:)/, (found) => `\n  ${path}:\n    $ref: ${file}${found}`);
}

/** The last member of the object that the module's first function returns. */
function withHandler(root: string, path: string, handler: string): string {
  const end = /\n {2}return \{\n[^]*?\n(?= {2}\} satisfies Partial<Operations>;\n)/;
  return insert(root, path, end, (found) => `${found}\n${handler}\n`);
}
