import { paths } from '../../../lib/config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { ActivityDetailsView } from './ActivityDetails.view.js';

/** One activity for teachers (Spec B 2.1). */
export function ActivityDetails() {
  const page = useActivity(paths.activityDetails, 'teachingActivities');
  return <ActivityDetailsView {...page} resultsHref={paths.projectAchievements.href()} />;
}
