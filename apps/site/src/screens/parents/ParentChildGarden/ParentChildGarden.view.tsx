import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function ParentChildGardenView(props: ArticleListProps) {
  return <ArticleListPage {...props} searchPlace="garden" noun="文章" unit="篇" />;
}
