import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function ResearchView(props: ArticleListProps) {
  return <ArticleListPage {...props} searchPlace="research" noun="项目" unit="项" />;
}
