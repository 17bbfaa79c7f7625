import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';

import { ListPage, type ListPageProps } from '../../../kits/list/ListPage.js';

export type AddedServicesViewProps = Pick<
  ListPageProps<CatalogueBook>,
  'title' | 'slides' | 'list' | 'filters'
>;

/** How many covers are in view at first, and are fetched before the others. */
const FIRST_COVERS = 4;

export function AddedServicesView(page: AddedServicesViewProps) {
  return (
    <ListPage {...page} searchPlace="books" noun="图书" unit="种">
      {(items) => (
        <BookGrid
          books={items ?? []}
          loading={items === undefined}
          skeletonCount={page.list.pageSize}
          priorityCount={FIRST_COVERS}
        />
      )}
    </ListPage>
  );
}
