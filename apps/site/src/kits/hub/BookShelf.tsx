import { BookCard, BookCardSkeleton, type CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { ShelfCarousel } from '@inkstone/ui/patterns/ShelfCarousel';

import type { Loadable } from '../../app/loadable.js';
import { Part } from '../../components/Part/Part.js';
import { HubEmpty } from './HubEmpty.js';

interface BookShelfProps {
  title: string;
  note?: string | undefined;
  books: Loadable<CatalogueBook[]>;
  /** The page of books that the shelf leads to. */
  page: string;
  href: string;
}

/** New books in a carousel, at the foot of a hub. */
export function BookShelf({ title, note, books, page, href }: BookShelfProps) {
  return (
    <Part of={books}>
      {(items) => (
        <ShelfCarousel
          title={title}
          note={note}
          moreHref={href}
          moreLabel={`去${page}`}
          items={items ?? []}
          itemKey={({ id }) => id}
          renderItem={(book) => <BookCard book={book} evenTitle />}
          perView={{ desktop: 5, tablet: 4, phone: 2 }}
          ledge
          loading={items === undefined}
          skeleton={<BookCardSkeleton />}
          empty={<HubEmpty title="还没有新书" promise="新书上架后会排在这里。" page={page} href={href} />}
        />
      )}
    </Part>
  );
}
