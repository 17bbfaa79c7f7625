import { paths } from '../../../lib/config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { ThematicDetailsView } from './ThematicDetails.view.js';

/** One activity for students (Spec B 2.2). */
export function ThematicDetails() {
  const page = useActivity(paths.thematicDetails, 'thematicActivities');
  return <ThematicDetailsView {...page} resultsHref={paths.worksDisplay.href()} />;
}
