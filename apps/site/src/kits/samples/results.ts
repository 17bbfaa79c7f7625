import type { ListFilter } from '../list/list-model.js';
import type { SideListModel } from '../side/side-list.js';
import { sampleArticles } from './articles.js';
import { ready } from '../../lib/samples/loadable.js';

/** The filter rows above a list of what came of activities, for stories. */
export const sampleStageFilters: ListFilter[] = [
  { id: 'activity_grade', label: '学段', options: ready([{ value: '9', label: '高中' }]) },
];

/** 热门活动 beside it. */
export const sampleHot: SideListModel = {
  title: '热门活动',
  kind: 'activity',
  items: ready(sampleArticles),
};
