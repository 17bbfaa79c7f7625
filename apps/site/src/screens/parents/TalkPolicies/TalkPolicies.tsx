import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { TalkPoliciesView } from './TalkPolicies.view.js';

/** Policies explained to parents (Spec B 2.3). */
export function TalkPolicies() {
  return <TalkPoliciesView {...useArticleList('talkPolicies', paths.talkPolicies)} />;
}
