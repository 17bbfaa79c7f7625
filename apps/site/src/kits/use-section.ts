import { useApi } from '@inkstone/api/react';
import { getMenuQuery } from '@inkstone/api/site-config';
import type { MenuItem } from '@inkstone/api/types';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';

import { paths, type PathName } from '../lib/config/paths.js';
import { usePageTitle } from '../lib/hooks/use-document-title.js';
import { menuTitle, stepsTo } from './section-names.js';

function useMenu(): readonly MenuItem[] {
  return useQuery(getMenuQuery(useApi())).data ?? [];
}

/** The names of pages: those of their entries in the server's menu, else the ones in `config/paths.ts`. */
export function useMenuTitles<N extends PathName>(names: readonly N[]): { name: N; title: string }[] {
  const menu = useMenu();
  return names.map((name) => ({ name, title: menuTitle(menu, name) }));
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
  const steps = stepsTo(useMenu(), section);
  return [...steps.map(({ name, label }) => ({ label, href: `#${paths[name].pattern}` })), { label: here }];
}
