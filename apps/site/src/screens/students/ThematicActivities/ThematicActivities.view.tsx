import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function ThematicActivitiesView(props: ArticleListProps) {
  return <ArticleListPage {...props} noun="活动" unit="场" />;
}
