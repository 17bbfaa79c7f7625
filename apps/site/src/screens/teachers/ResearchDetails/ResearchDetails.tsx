import { paths } from '../../../lib/config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { useRecommended } from '../../../kits/side/use-recommended.js';
import { ResearchDetailsView } from './ResearchDetails.view.js';

/** One project of research (Spec B 2.1). */
export function ResearchDetails() {
  const page = useActivity(paths.researchDetails, 'research');
  const books = useRecommended({ key: 'new_book', title: '新书', kind: 'book' }, null);
  return <ResearchDetailsView {...page} resultsHref={paths.projectAchievements.href()} books={books} />;
}
