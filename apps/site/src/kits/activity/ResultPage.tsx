import type { ArticlePageModel } from '../article/article-model.js';
import { ArticlePage } from '../article/ArticlePage.js';
import type { SideListModel } from '../side/side-list.js';
import { SideList } from '../side/SideList.js';
import { ActivityOrigin } from './ActivityOrigin.js';
import type { Origin } from './origin.js';

export interface ResultPageProps extends ArticlePageModel {
  /** The activity that it came of; `undefined` where there is none. */
  origin: Origin | undefined;
  /** 热门活动 */
  hot: SideListModel;
}

/** The page of something that came of an activity: an achievement, a work. */
export function ResultPage({ origin, hot, ...page }: ResultPageProps) {
  return (
    <ArticlePage
      {...page}
      before={origin && <ActivityOrigin origin={origin} />}
      side={<SideList list={hot} />}
    />
  );
}
