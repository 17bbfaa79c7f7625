import { ArticleListPage, type ArticleListProps } from '../../../kits/article/ArticleListPage.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface WorksDisplayViewProps extends ArticleListProps {
  filters: readonly ListFilter[];
  /** 热门活动 */
  hot: SideListModel;
}

export function WorksDisplayView({ hot, ...page }: WorksDisplayViewProps) {
  return <ArticleListPage {...page} noun="作品" unit="件" side={<SideList list={hot} />} />;
}
