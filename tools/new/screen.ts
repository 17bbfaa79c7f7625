import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/fail.mjs';
import { insert, type Plan, templatesIn } from './files.js';
import { expectShape, lowerFirst } from './names.js';

const usage = 'npm run new screen papers/ListenBig';
const paths = 'apps/site/src/config/paths.ts';
const screens = 'apps/site/src/app/screens.ts';

export function planScreen(root: string, [given]: string[]): Plan {
  const shape = /^[a-z][A-Za-z0-9-]*\/[A-Z][A-Za-z0-9]*$/;
  const path = expectShape(given, shape, '写成 区域/屏幕名，屏幕名以大写字母开头', usage);
  const [area = '', name = ''] = path.split('/');
  const { route, title } = findRoute(root, name);
  const file = `../screens/${area}/${name}/${name}.js`;
  const loader = `  ${route}: async () => ({ default: (await import('${file}')).${name} }),\n`;
  return {
    create: templatesIn('screen', `apps/site/src/screens/${area}/${name}`, {
      __Name__: name,
      __route__: route,
      __title__: title,
    }),
    change: {
      [screens]: insert(root, screens, /const LOADERS[\s\S]*?\n(?=\};)/, (found) => found + loader),
    },
    next: [
      '把示例数据换成这一屏的查询，并补上各种状态的故事。',
      `npm run dev，然后打开 #/layout/list/${route}`,
    ],
  };
}

/** The screen's route in paths.ts, which has to exist before the screen because other screens link to it. */
function findRoute(root: string, name: string): { route: string; title: string } {
  const text = readFileSync(join(root, paths), 'utf8');
  for (const route of [lowerFirst(name), name]) {
    const call = new RegExp(`^  ${route}: \\w+(?:<[\\s\\S]*?>)?\\(([^)]*)\\)`, 'm').exec(text)?.[1];
    const title = call === undefined ? undefined : [...call.matchAll(/'([^']+)'/g)][1]?.[1];
    if (title !== undefined) return { route, title };
  }
  throw new SetupError(`${paths} 中没有 ${lowerFirst(name)} 这个路由：先在那里写上它的路径和标题。`);
}
