import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/fail.mjs';
import { storyTitle } from '../screen-components/screen-groups.js';
import { insert, type Plan, templatesIn } from './files.js';
import { expectShape, lowerFirst } from './names.js';

const paths = 'apps/site/src/lib/config/paths.ts';
const screens = 'apps/site/src/app/screens.ts';
const columns = 'apps/site/src/lib/config/columns.ts';
const pageSizes = 'apps/site/src/lib/config/page-size.ts';
const menu = 'packages/api/src/rules/menu.ts';

interface Place {
  area: string;
  name: string;
  route: string;
  title: string;
}

export function planScreen(root: string, [given]: string[]): Plan {
  const place = placeOf(root, given, 'npm run new screen papers/ListenBig');
  return {
    create: filesOf('screen', place),
    change: { [screens]: withLoader(root, place) },
    next: ['把示例数据换成这一屏的查询，并补上各种状态的故事。', openInBrowser(place)],
  };
}

/** A list of a column's articles, on the list kit. Other lists replace the query and the items. */
export function planList(root: string, [given, size, column]: string[]): Plan {
  const usage = 'npm run new list parents/ParentChildGarden 8，末尾可加栏目编号（菜单里没有的栏目）';
  const place = placeOf(root, given, usage);
  const pageSize = expectShape(size, /^[1-9]\d?$/, '每页条数是 1 到 99', usage);
  const columnId = column ?? columnOf(root, place.route);
  if (!/^[1-9]\d*$/.test(columnId)) {
    throw new SetupError(`${menu} 中没有 ${place.route} 的栏目编号，请写在末尾。用法：${usage}`);
  }
  return {
    create: filesOf('list', place),
    change: {
      [screens]: withLoader(root, place),
      [columns]: withEntry(read(root, columns), 'COLUMN', place.route, columnId),
      [pageSizes]: withEntry(read(root, pageSizes), 'PAGE_SIZE', place.route, pageSize),
    },
    next: [
      '列表不是文章时，换掉 read 与 toItem，并在视图里换掉 ArticleList 与“文章”“篇”。',
      '路由带有 search 时，给 ListPage 加上 searchPlace；有筛选时加上 filters。',
      openInBrowser(place),
    ],
  };
}

/** The page of an article, on the detail kit. */
export function planDetail(root: string, [given, list]: string[]): Plan {
  const usage = 'npm run new detail parents/ParentChildGardenDetails parentChildGarden（所属列表的路由）';
  const place = placeOf(root, given, usage);
  const listRoute = expectShape(list, /^[A-Za-z]+$/, '写上所属列表的路由', usage);
  const { title } = findRoute(root, [listRoute]);
  const shownTitle = place.title === title ? `${title}详情` : place.title;
  const columnId = columnOf(root, listRoute);
  const text = read(root, columns);
  const known = new RegExp(`const COLUMN = \\{[^}]*\\b${listRoute}:`).test(text);
  if (!known && columnId === '') {
    throw new SetupError(`${columns} 的 COLUMN 中没有 ${listRoute}：先在那里写上它的栏目编号。`);
  }
  return {
    create: filesOf(
      'detail',
      { ...place, title },
      { __list__: listRoute, __storyTitle__: storyTitle(place.area, shownTitle) },
    ),
    change: {
      [screens]: withLoader(root, place),
      ...(!known && { [columns]: withEntry(text, 'COLUMN', listRoute, columnId) }),
    },
    next: ['内容不是文章时，改用 kits/detail 的 useDetail 与 DetailPage。', `${openInBrowser(place)}?id=1`],
  };
}

function placeOf(root: string, given: string | undefined, usage: string): Place {
  const shape = /^[a-z][A-Za-z0-9-]*\/[A-Z][A-Za-z0-9]*$/;
  const path = expectShape(given, shape, '写成 区域/屏幕名，屏幕名以大写字母开头', usage);
  const [area = '', name = ''] = path.split('/');
  return { area, name, ...findRoute(root, [lowerFirst(name), name]) };
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The first of the routes that paths.ts has. Other screens link to it, so it exists before its screen. */
function findRoute(root: string, routes: string[]): { route: string; title: string } {
  const text = read(root, paths);
  for (const route of routes) {
    const title = new RegExp(`^  ${route}: [^]*?'([^'\\n]*\\p{Script=Han}[^'\\n]*)'`, 'mu').exec(text)?.[1];
    if (title !== undefined) return { route, title };
  }
  throw new SetupError(`${paths} 中没有 ${routes[0] ?? ''} 这个路由：先在那里写上它的路径和标题。`);
}

/** The menu id of a page, which is also the id of its column; '' for a page that is not in the menu. */
function columnOf(root: string, route: string): string {
  return new RegExp(`^  (\\d+): '${route}',$`, 'm').exec(read(root, menu))?.[1] ?? '';
}

function filesOf(
  kind: 'screen' | 'list' | 'detail',
  { area, name, route, title }: Place,
  more: Record<`__${string}__`, string> = {},
): Record<string, string> {
  const names = {
    __Name__: name,
    __route__: route,
    __title__: title,
    __storyTitle__: storyTitle(area, title),
    __storyId__: `页面-${name.toLowerCase()}`,
    ...more,
  };
  return templatesIn(kind, `apps/site/src/screens/${area}/${name}`, names);
}

function withLoader(root: string, { area, name, route }: Place): string {
  const file = `../screens/${area}/${name}/${name}.js`;
  const loader = `  ${route}: preloadable(async () => (await import('${file}')).${name}),\n`;
  return insert(root, screens, /const SCREENS[\s\S]*?\n(?=\};)/, (found) => found + loader);
}

/** Adds a property to an object literal of one level, unless it is there. */
function withEntry(text: string, object: 'COLUMN' | 'PAGE_SIZE', name: string, value: string): string {
  return text.replace(new RegExp(`const ${object} = \\{[^}]*`), (found) =>
    new RegExp(`\\b${name}:`).test(found)
      ? found
      : `${found.trimEnd().replace(/,$/, '')}, ${name}: ${value} `,
  );
}

function openInBrowser({ route }: Place): string {
  return `npm run dev，然后打开 #/layout/list/${route}`;
}
