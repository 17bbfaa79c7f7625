import { ArticleList, type ArticleItem } from '@inkstone/ui/patterns/ArticleList';

import { ListPage, type ListPageProps } from '../list/ListPage.js';

export type ArticleListPageProps = Omit<ListPageProps<ArticleItem>, 'children'>;

/** The page of a section that lists articles, one below the other. */
export function ArticleListPage(page: ArticleListPageProps) {
  return (
    <ListPage {...page}>
      {(items) => (
        <ArticleList articles={items ?? []} loading={items === undefined} skeletonRows={page.list.pageSize} />
      )}
    </ListPage>
  );
}
