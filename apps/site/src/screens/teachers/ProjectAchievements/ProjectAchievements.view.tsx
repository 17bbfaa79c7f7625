import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface ProjectAchievementsViewProps extends ArticleListProps {
  filters: readonly ListFilter[];
  /** 热门活动 */
  hot: SideListModel;
}

export function ProjectAchievementsView({ hot, ...page }: ProjectAchievementsViewProps) {
  return <ArticleListPage {...page} noun="成果" unit="项" side={<SideList list={hot} />} />;
}
