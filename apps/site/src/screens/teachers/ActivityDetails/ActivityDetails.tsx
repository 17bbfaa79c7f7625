import { paths } from '../../../config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { ActivityDetailsView } from './ActivityDetails.view.js';

/** One activity for teachers (Spec B 2.1). */
export function ActivityDetails() {
  const { article, favourite, onShare, activity, results } = useActivity(paths.activityDetails);
  const crumbs = useCrumbs('teachingActivities');
  return (
    <ActivityDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      activity={activity}
      results={results}
      resultsHref={paths.projectAchievements.href()}
      crumbs={crumbs}
    />
  );
}
