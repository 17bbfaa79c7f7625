import type { ArticlePageModel } from '../../../kits/article/article-model.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';

export function EnterpriseDetailsView(page: ArticlePageModel) {
  return <ArticlePage {...page} />;
}
