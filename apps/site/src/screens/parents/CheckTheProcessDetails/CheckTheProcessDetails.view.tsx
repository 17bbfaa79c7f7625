import {
  RecommendedArticlePage,
  type RecommendedArticlePageProps,
} from '../../../kits/article/RecommendedArticlePage.js';

export function CheckTheProcessDetailsView(props: RecommendedArticlePageProps) {
  return <RecommendedArticlePage {...props} />;
}
