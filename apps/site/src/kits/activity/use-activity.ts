import type { Article } from '@inkstone/api/types';
import type { NumberedItem } from '@inkstone/ui/patterns/NumberedList';

import type { Route } from '../../config/route.js';
import { useNow } from '../../hooks/use-now.js';
import { useArticle, type ArticleResult } from '../article/use-article.js';
import { contentHref } from '../content-href.js';
import { toActivityModel, type ActivityModel } from './activity-model.js';
import { useEnrol } from './use-enrol.js';

export interface ActivityResult extends ArticleResult {
  /** `undefined` for an article that cannot be joined. */
  activity: ActivityModel | undefined;
  /** What has come of it, newest first. */
  results: NumberedItem[];
}

function toResults(article: Article | undefined): NumberedItem[] {
  return (article?.activity_results ?? []).map(({ id, title, column_id }) => ({
    id,
    title,
    href: contentHref({ id, column_id }),
  }));
}

/** The data part of the page of something that can be joined: a project of research, an activity. */
export function useActivity(route: Route<{ id: string | number }>): ActivityResult {
  const page = useArticle(route);
  const { item } = page;
  const enrolment = useEnrol(item);
  const now = useNow(item?.end_time === undefined ? undefined : item.end_time * 1000);
  return {
    ...page,
    activity: item === undefined ? undefined : toActivityModel(item, enrolment, now),
    results: toResults(item),
  };
}
