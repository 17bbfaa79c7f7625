import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { ThematicActivitiesView } from './ThematicActivities.view.js';

/** Activities for students (Spec B 2.2). */
export function ThematicActivities() {
  return <ThematicActivitiesView {...useArticleList('thematicActivities', paths.thematicActivities)} />;
}
