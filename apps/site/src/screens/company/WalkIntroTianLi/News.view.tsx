import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';

import type { ListModel } from '../../../kits/list/list-model.js';
import { ListResults } from '../../../kits/list/ListResults.js';

/** The news of the company, 4 on a page (Spec B 9). */
export function NewsView({ news }: { news: ListModel<ArticleItem> }) {
  return (
    <ListResults list={news} noun="动态">
      {(items) => (
        <ArticleList
          articles={items ?? []}
          loading={items === undefined}
          skeletonRows={news.pageSize}
          belowTabs
        />
      )}
    </ListResults>
  );
}
