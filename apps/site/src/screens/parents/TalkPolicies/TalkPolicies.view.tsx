import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../app/loadable.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { ListPage } from '../../../kits/list/ListPage.js';

export interface TalkPoliciesViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  articles: ListModel<ArticleItem>;
}

export function TalkPoliciesView({ title, slides, articles }: TalkPoliciesViewProps) {
  return (
    <ListPage title={title} slides={slides} list={articles} searchPlace="policies" noun="文章" unit="篇">
      {(items) => (
        <ArticleList articles={items ?? []} loading={items === undefined} skeletonRows={articles.pageSize} />
      )}
    </ListPage>
  );
}
