import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';

export function TeachingActivitiesView(props: ArticleListProps) {
  return <ArticleListPage {...props} searchPlace="teachingActivities" noun="活动" unit="场" />;
}
