import type { ArticlePageModel } from '../../../kits/article/article-model.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';

export function CollaborativeMediaDetailsView(page: ArticlePageModel) {
  return <ArticlePage {...page} />;
}
