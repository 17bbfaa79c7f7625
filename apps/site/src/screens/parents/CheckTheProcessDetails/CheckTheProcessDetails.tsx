import { paths } from '../../../lib/config/paths.js';
import { useRecommendedArticle } from '../../../kits/article/use-recommended-article.js';
import { CheckTheProcessDetailsView } from './CheckTheProcessDetails.view.js';

/** One step of a procedure (Spec B 2.3). */
export function CheckTheProcessDetails() {
  return (
    <CheckTheProcessDetailsView {...useRecommendedArticle(paths.checkTheProcessDetails, 'checkTheProcess')} />
  );
}
