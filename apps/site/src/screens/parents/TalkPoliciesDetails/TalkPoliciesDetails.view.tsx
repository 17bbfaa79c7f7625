import {
  RecommendedArticlePage,
  type RecommendedArticlePageProps,
} from '../../../kits/article/RecommendedArticlePage.js';

export function TalkPoliciesDetailsView(props: RecommendedArticlePageProps) {
  return <RecommendedArticlePage {...props} />;
}
