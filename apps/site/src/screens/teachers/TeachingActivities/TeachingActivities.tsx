import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { TeachingActivitiesView } from './TeachingActivities.view.js';

/** Activities for teachers (Spec B 2.1). */
export function TeachingActivities() {
  return <TeachingActivitiesView {...useArticleList('teachingActivities', paths.teachingActivities)} />;
}
