import { ArticleListPage, type ArticleListPageProps } from '../article/ArticleListPage.js';
import type { SideListModel } from '../side/side-list.js';
import { SideList } from '../side/SideList.js';

interface ResultListPageProps extends Omit<ArticleListPageProps, 'side' | 'searchPlace'> {
  /** 热门活动 */
  hot: SideListModel;
}

/** What a list of what came of activities gets from its data part. */
export type ResultListProps = Omit<ResultListPageProps, 'noun' | 'unit'>;

/** The page of a section that lists what came of activities. */
export function ResultListPage({ hot, ...page }: ResultListPageProps) {
  return <ArticleListPage {...page} side={<SideList list={hot} />} />;
}
