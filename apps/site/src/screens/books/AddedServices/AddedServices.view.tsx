import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../lib/loadable.js';
import type { ListFilter, ListModel } from '../../../kits/list/list-model.js';
import { ListPage } from '../../../kits/list/ListPage.js';

export interface AddedServicesViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  books: ListModel<CatalogueBook>;
  filters: readonly ListFilter[];
}

/** How many covers are in view at first, and are fetched before the others. */
const FIRST_COVERS = 4;

export function AddedServicesView({ title, slides, books, filters }: AddedServicesViewProps) {
  return (
    <ListPage
      title={title}
      slides={slides}
      list={books}
      searchPlace="books"
      filters={filters}
      noun="图书"
      unit="种"
    >
      {(items) => (
        <BookGrid
          books={items ?? []}
          loading={items === undefined}
          skeletonCount={books.pageSize}
          priorityCount={FIRST_COVERS}
        />
      )}
    </ListPage>
  );
}
