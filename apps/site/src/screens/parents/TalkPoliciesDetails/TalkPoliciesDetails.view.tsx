import { ArticlePage, type ArticlePageProps } from '../../../kits/article/ArticlePage.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';

export interface TalkPoliciesDetailsViewProps extends Pick<
  ArticlePageProps,
  'article' | 'favourite' | 'onShare' | 'crumbs'
> {
  recommended: SideListModel;
}

export function TalkPoliciesDetailsView({ recommended, ...page }: TalkPoliciesDetailsViewProps) {
  return <ArticlePage {...page} side={<SideList list={recommended} />} />;
}
