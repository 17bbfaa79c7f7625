import type { Article } from '@inkstone/api/types';
import type { NumberedItem } from '@inkstone/ui/patterns/NumberedList';

import type { PathName } from '../../lib/config/paths.js';
import type { Route } from '../../lib/config/route.js';
import { useNow } from '../../lib/hooks/use-now.js';
import { useArticle } from '../article/use-article.js';
import { contentHref } from '../../lib/content-href.js';
import { toActivityModel, type ActivityPageModel } from './activity-model.js';
import { useEnrol } from './use-enrol.js';

function toResults(article: Article | undefined): NumberedItem[] {
  return (article?.activity_results ?? []).map(({ id, title, column_id }) => ({
    id,
    title,
    href: contentHref({ id, column_id }),
  }));
}

/**
 * The data part of the page of something that can be joined: a project of research, an activity.
 *
 * @param section the list that it stands in
 */
export function useActivity(route: Route<{ id: string | number }>, section: PathName): ActivityPageModel {
  const { item, page } = useArticle(route, section);
  const enrolment = useEnrol(item);
  const now = useNow(item?.end_time === undefined ? undefined : item.end_time * 1000);
  return {
    ...page,
    activity: item === undefined ? undefined : toActivityModel(item, enrolment, now),
    results: toResults(item),
  };
}
