import { paths } from '../../../config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { ThematicDetailsView } from './ThematicDetails.view.js';

/** One activity for students (Spec B 2.2). */
export function ThematicDetails() {
  const { article, favourite, onShare, activity, results } = useActivity(paths.thematicDetails);
  const crumbs = useCrumbs('thematicActivities');
  return (
    <ThematicDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      activity={activity}
      results={results}
      resultsHref={paths.worksDisplay.href()}
      crumbs={crumbs}
    />
  );
}
