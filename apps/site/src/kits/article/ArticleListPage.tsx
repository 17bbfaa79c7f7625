import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';

import type { ListModel } from '../list/list-model.js';
import { ListPage, type ListPageProps } from '../list/ListPage.js';

/** What the view of a list of articles gets from its data part. */
export interface ArticleListProps extends Pick<
  ListPageProps<ArticleItem>,
  'title' | 'slides' | 'filters' | 'side'
> {
  articles: ListModel<ArticleItem>;
}

export interface ArticleListPageProps
  extends ArticleListProps, Pick<ListPageProps<ArticleItem>, 'searchPlace' | 'noun' | 'unit'> {}

/** The page of a section that lists articles, one below the other. */
export function ArticleListPage({ articles, ...page }: ArticleListPageProps) {
  return (
    <ListPage {...page} list={articles}>
      {(items) => (
        <ArticleList articles={items ?? []} loading={items === undefined} skeletonRows={articles.pageSize} />
      )}
    </ListPage>
  );
}
