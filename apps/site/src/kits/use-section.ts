import { useApi } from '@inkstone/api/react';
import { menuPage } from '@inkstone/api/rules';
import { getMenuQuery } from '@inkstone/api/site-config';
import type { MenuEntry, MenuItem } from '@inkstone/api/types';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';

import { paths, type PathName } from '../lib/config/paths.js';
import { usePageTitle } from '../lib/hooks/use-document-title.js';

/** The menu entry that opens a page, after the item that it stands under, if any. */
function entriesOf(menu: readonly MenuItem[], name: PathName): MenuEntry[] {
  for (const item of menu) {
    if (menuPage(item.id) === name) return [item];
    const child = item.children.find(({ id }) => menuPage(id) === name);
    if (child !== undefined) return [item, child];
  }
  return [];
}

function useMenu(): readonly MenuItem[] {
  return useQuery(getMenuQuery(useApi())).data ?? [];
}

/** The names of pages: those of their entries in the server's menu, else the ones in `config/paths.ts`. */
export function useMenuTitles<N extends PathName>(names: readonly N[]): { name: N; title: string }[] {
  const menu = useMenu();
  return names.map((name) => ({ name, title: entriesOf(menu, name).at(-1)?.title ?? paths[name].title }));
}

/** The names of pages that a hub leads to, by their routes. */
export type PageNames<N extends PathName> = Readonly<Record<N, string>>;

/** The names of pages, as in {@link useMenuTitles}, by their routes. */
export function usePageNames<N extends PathName>(names: readonly N[]): PageNames<N> {
  const titles = useMenuTitles(names);
  return Object.fromEntries(titles.map(({ name, title }) => [name, title])) as PageNames<N>;
}

/** The name of one page. */
function useMenuTitle(name: PathName): string {
  return usePageNames([name])[name];
}

/** Titles the document with the page's name, and returns the name for the page's heading. */
export function useSectionTitle(name: PathName): string {
  const title = useMenuTitle(name);
  usePageTitle(title);
  return title;
}

/** The way from home to a page below a section: 首页 > 家长学堂 > 聊政策 > 正文. */
export function useCrumbs(section: PathName, here = '正文'): Crumb[] {
  const entries = entriesOf(useMenu(), section);
  const title = useMenuTitle(section);
  // A menu item that opens no page, such as 图书中心, is no step of the way.
  const parents = entries.slice(0, -1).flatMap((parent) => {
    const page = menuPage(parent.id);
    return page === undefined ? [] : [{ label: parent.title, href: `#${paths[page].pattern}` }];
  });
  return [
    { label: paths.home.title, href: paths.home.href() },
    ...parents,
    { label: title, href: `#${paths[section].pattern}` },
    { label: here },
  ];
}
