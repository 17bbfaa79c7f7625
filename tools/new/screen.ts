import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/fail.mjs';
import { storyTitle } from '../screen-components/screen-groups.js';
import { insert, type Plan, templatesIn } from './files.js';
import { camel, expectShape, lowerFirst } from './names.js';

const paths = 'apps/site/src/lib/config/paths.ts';
const screens = 'apps/site/src/app/screens.ts';
const columns = 'apps/site/src/lib/config/columns.ts';
const sections = 'packages/api/src/rules/sections.ts';

interface Place {
  area: string;
  name: string;
  route: string;
  title: string;
}

export function planScreen(root: string, [given]: string[]): Plan {
  const place = placeOf(root, given, 'npm run new screen papers/ListenBig');
  const { area, name, route, title } = place;
  return {
    create: templatesIn('screen', `apps/site/src/screens/${area}/${name}`, {
      __Name__: name,
      __route__: route,
      __title__: title,
      __storyTitle__: storyTitle(area, title),
      __storyId__: `页面-${name.toLowerCase()}`,
    }),
    change: { [screens]: withLoader(root, place) },
    next: [
      '把示例数据换成这一屏的查询，并补上各种状态的故事。',
      `npm run dev，然后打开 #/layout/list/${route}`,
    ],
  };
}

/** A section with a list of articles and the page of one: a row in each of the three tables. */
export function planColumn(root: string, [name, id, title, pageSize]: string[]): Plan {
  const usage = 'npm run new column readingClub 90 读书会 8';
  const route = expectShape(name, camel, '栏目名以小写字母开头', usage);
  const columnId = expectShape(id, /^[1-9]\d*$/, '写上栏目编号', usage);
  const shown = expectShape(title, /^\p{Script=Han}+$/u, '写上栏目的中文名', usage);
  const size = expectShape(pageSize, /^[1-9]\d?$/, '每页条数是 1 到 99', usage);
  const detail = `${route}Details`;
  const search = `{ label: '搜索${shown}', placeholder: '请输入标题关键字' }`;
  return {
    create: {},
    change: {
      [sections]: withRow(
        root,
        sections,
        `${route}: { id: ${columnId}, title: '${shown}', detail: '${detail}' },`,
      ),
      [paths]: withRow(
        root,
        paths,
        `${route}: list('${route}', '${shown}', { search: searchText }),`,
        `${detail}: page<ById>('${detail}', '${shown}'),`,
      ),
      [columns]: withRow(
        root,
        columns,
        `${route}: { pageSize: ${size}, noun: '文章', unit: '篇', search: ${search} },`,
      ),
    },
    next: [
      '不能搜索时，从 columns.ts 和 paths.ts 中删去 search；文章旁边的内容写在 beside。',
      'npm run generate',
      `npm run dev，然后打开 #/layout/list/${route}`,
    ],
  };
}

function placeOf(root: string, given: string | undefined, usage: string): Place {
  const shape = /^[a-z][A-Za-z0-9-]*\/[A-Z][A-Za-z0-9]*$/;
  const path = expectShape(given, shape, '写成 区域/屏幕名，屏幕名以大写字母开头', usage);
  const [area = '', name = ''] = path.split('/');
  return { area, name, ...findRoute(root, [lowerFirst(name), name]) };
}

/** The first of the routes that paths.ts has. Other screens link to it, so it exists before its screen. */
function findRoute(root: string, routes: string[]): { route: string; title: string } {
  const text = readFileSync(join(root, paths), 'utf8');
  for (const route of routes) {
    const title = new RegExp(`^  ${route}: [^]*?'([^'\\n]*\\p{Script=Han}[^'\\n]*)'`, 'mu').exec(text)?.[1];
    if (title !== undefined) return { route, title };
  }
  throw new SetupError(`${paths} 中没有 ${routes[0] ?? ''} 这个路由：先在那里写上它的路径和标题。`);
}

function withLoader(root: string, { area, name, route }: Place): string {
  const file = `../screens/${area}/${name}/${name}.js`;
  const loader = `  ${route}: preloadable(async () => (await import('${file}')).${name}),\n`;
  return insert(root, screens, /const SCREENS[\s\S]*?\n(?=\} satisfies)/, (found) => found + loader);
}

/** Adds rows at the end of the table that a file exports. */
function withRow(root: string, path: string, ...rows: string[]): string {
  return insert(root, path, /\n\} as const\b/, (end) => `\n  ${rows.join('\n  ')}${end}`);
}
