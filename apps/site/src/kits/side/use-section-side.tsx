import { SECTIONS, type SectionName } from '@inkstone/api/rules';
import type { ReactNode } from 'react';

import { COLUMNS, type Column } from '../../lib/config/columns.js';
import { SideList } from './SideList.js';
import { useSideArticles, type SideArticles } from './use-side-articles.js';

function listOf(section: SectionName, beside: Column['beside'], except: number | undefined): SideArticles {
  const column_id = SECTIONS[section].id;
  if (typeof beside === 'object') {
    return { title: '热门活动', kind: 'activity', of: { column_id: SECTIONS[beside.hot].id, is_hot: 1 } };
  }
  return beside === 'others'
    ? { title: '大家还学习了', of: { column_id }, except }
    : { title: '推荐阅读', of: { column_id, is_recommended: 1 }, except };
}

/**
 * What a section has beside its articles, as `COLUMNS` says (Spec B 2); nothing without a section.
 *
 * @param except the article that the page shows: it is not offered again
 */
export function useSectionSide(section: SectionName | undefined, except?: number): ReactNode {
  const columns: Partial<Record<SectionName, Column>> = COLUMNS;
  const beside = section && columns[section]?.beside;
  const none = section === undefined || beside === 'own';
  const list = useSideArticles(none ? { title: '', of: undefined } : listOf(section, beside, except));
  return none ? undefined : <SideList list={list} />;
}
