import { paths } from '../../../lib/config/paths.js';
import { useRecommendedArticle } from '../../../kits/article/use-recommended-article.js';
import { ParentChildGardenDetailsView } from './ParentChildGardenDetails.view.js';

/** One article about living with a child (Spec B 2.3). */
export function ParentChildGardenDetails() {
  return (
    <ParentChildGardenDetailsView
      {...useRecommendedArticle(paths.parentChildGardenDetails, 'parentChildGarden')}
    />
  );
}
