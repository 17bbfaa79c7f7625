import { paths } from '../../../lib/config/paths.js';
import { useRecommendedArticle } from '../../../kits/article/use-recommended-article.js';
import { TalkPoliciesDetailsView } from './TalkPoliciesDetails.view.js';

/** One policy explained (Spec B 2.3). */
export function TalkPoliciesDetails() {
  return <TalkPoliciesDetailsView {...useRecommendedArticle(paths.talkPoliciesDetails, 'talkPolicies')} />;
}
