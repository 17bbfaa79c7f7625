import {
  RecommendedArticlePage,
  type RecommendedArticlePageProps,
} from '../../../kits/article/RecommendedArticlePage.js';

export function ParentChildGardenDetailsView(props: RecommendedArticlePageProps) {
  return <RecommendedArticlePage {...props} />;
}
