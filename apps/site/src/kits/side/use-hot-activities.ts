import type { SideListModel } from './side-list.js';
import { useSideArticles } from './use-side-articles.js';

/** 热门活动: the hot activities of a column, beside what came of activities (Spec B 2.1, 2.2). */
export function useHotActivities(columnId: number): SideListModel {
  return useSideArticles({ title: '热门活动', kind: 'activity', of: { column_id: columnId, is_hot: 1 } });
}
