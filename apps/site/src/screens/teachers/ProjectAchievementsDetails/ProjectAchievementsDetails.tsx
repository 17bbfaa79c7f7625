import { paths } from '../../../lib/config/paths.js';
import { COLUMN } from '../../../lib/config/columns.js';
import { toOrigin } from '../../../kits/activity/origin.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useHotActivities } from '../../../kits/side/use-hot-activities.js';
import { ProjectAchievementsDetailsView } from './ProjectAchievementsDetails.view.js';

/** One result of research or of an activity (Spec B 2.1). */
export function ProjectAchievementsDetails() {
  const { item, page } = useArticle(paths.projectAchievementsDetails, 'projectAchievements');
  const hot = useHotActivities(COLUMN.teachingActivities);
  return <ProjectAchievementsDetailsView {...page} hot={hot} origin={toOrigin(item)} />;
}
