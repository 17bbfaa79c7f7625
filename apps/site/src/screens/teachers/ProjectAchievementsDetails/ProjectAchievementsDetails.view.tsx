import { ActivityOrigin } from '../../../kits/activity/ActivityOrigin.js';
import type { Origin } from '../../../kits/activity/origin.js';
import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface ProjectAchievementsDetailsViewProps extends Pick<
  ArticlePageProps,
  'article' | 'favourite' | 'onShare' | 'crumbs'
> {
  /** The activity that it came of; `undefined` where there is none. */
  origin: Origin | undefined;
  /** 热门活动 */
  hot: SideListModel;
}

export function ProjectAchievementsDetailsView({
  origin,
  hot,
  ...page
}: ProjectAchievementsDetailsViewProps) {
  return (
    <ArticlePage
      {...page}
      before={origin && <ActivityOrigin origin={origin} />}
      side={<SideList list={hot} />}
    />
  );
}
