import { BookCard, BookCardSkeleton, type CatalogueBook } from '@inkstone/ui/patterns/BookCard';

import type { Loadable } from '../../lib/loadable.js';
import { HubShelf } from './HubShelf.js';

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
    <HubShelf
      title={title}
      note={note}
      moreLabel={`去${page}`}
      items={books}
      renderItem={(book) => <BookCard book={book} evenTitle />}
      perView={{ desktop: 5, tablet: 4, phone: 2 }}
      ledge
      skeleton={<BookCardSkeleton />}
      empty={{ title: '还没有新书', promise: '新书上架后会排在这里。', page, href }}
    />
  );
}
