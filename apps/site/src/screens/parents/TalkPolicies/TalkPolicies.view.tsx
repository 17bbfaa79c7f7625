import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function TalkPoliciesView(props: ArticleListProps) {
  return <ArticleListPage {...props} searchPlace="policies" noun="文章" unit="篇" />;
}
