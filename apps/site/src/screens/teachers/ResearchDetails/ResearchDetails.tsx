import { paths } from '../../../config/paths.js';
import { useActivity } from '../../../kits/activity/use-activity.js';
import { useRecommended } from '../../../kits/side/use-recommended.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { ResearchDetailsView } from './ResearchDetails.view.js';

/** One project of research (Spec B 2.1). */
export function ResearchDetails() {
  const { article, favourite, onShare, activity, results } = useActivity(paths.researchDetails);
  const crumbs = useCrumbs('research');
  const books = useRecommended({ key: 'new_book', title: '新书', kind: 'book' });
  return (
    <ResearchDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      activity={activity}
      results={results}
      resultsHref={paths.projectAchievements.href()}
      crumbs={crumbs}
      books={books}
    />
  );
}
