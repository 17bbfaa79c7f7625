import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function KnowledgeDrivenGoodsView(props: ArticleListProps) {
  return <ArticleListPage {...props} searchPlace="knowledge" noun="文章" unit="篇" />;
}
