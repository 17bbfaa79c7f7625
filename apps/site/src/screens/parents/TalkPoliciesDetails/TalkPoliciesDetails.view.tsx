import type { ArticlePageModel } from '../../../kits/article/article-model.js';
import { ArticlePage } from '../../../kits/article/ArticlePage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface TalkPoliciesDetailsViewProps extends ArticlePageModel {
  recommended: SideListModel;
}

export function TalkPoliciesDetailsView({ recommended, ...page }: TalkPoliciesDetailsViewProps) {
  return <ArticlePage {...page} side={<SideList list={recommended} />} />;
}
