import { listArticlesQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { useQuery } from '@tanstack/react-query';

import { paths, type PathName } from '../../lib/config/paths.js';
import { useMenuTitles } from '../use-section.js';

/** How many articles a column has; `undefined` until that is known. It is asked for without its articles. */
export function useColumnCount(columnId: number): number | undefined {
  return useQuery(listArticlesQuery(useApi(), { column_id: columnId, page: 1, psize: 1 })).data?.count;
}

/** The contents of a section: its pages with their names in the menu, in the order given. */
export function useHubContents(counts: Partial<Record<PathName, number | undefined>>): HubContentsEntry[] {
  const pages = useMenuTitles(Object.keys(counts) as PathName[]);
  return pages.map(({ name, title }) => ({
    label: title,
    href: `#${paths[name].pattern}`,
    count: counts[name],
  }));
}
