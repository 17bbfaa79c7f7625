import { listArticlesQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { SECTIONS, type SectionName } from '@inkstone/api/rules';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { useQuery } from '@tanstack/react-query';

import { paths, type PathName } from '../../lib/config/paths.js';
import { useMenuTitles } from '../use-section.js';

/** The newest articles of a section. */
export function useColumn(section: SectionName, psize: number) {
  return useQuery(listArticlesQuery(useApi(), { column_id: SECTIONS[section].id, page: 1, psize }));
}

/** How many articles a section has; `undefined` until that is known. It is asked for without its articles. */
export function useColumnCount(section: SectionName): number | undefined {
  return useColumn(section, 1).data?.count;
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
