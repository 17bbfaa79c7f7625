import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../components/EmptyState/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { BookCard, type CatalogueBook } from '../BookCard/index.js';
import { Ghost, Grid } from './BookGrid.styles.js';
import { bookGridMessages } from './messages.zh.js';

export interface BookGridProps extends ComponentProps<'ul'> {
  books: readonly CatalogueBook[];
  loading?: boolean | undefined;
  /** How many places the loading state draws: as many as are to come. */
  skeletonCount?: number | undefined;
  /** In place of the drawn empty state. */
  empty?: ReactNode;
  /** How many covers are in the first screen and fetched at once. */
  priorityCount?: number | undefined;
}

/** Books on shelves: five abreast, four on a tablet, two on a phone. */
export function BookGrid({
  books,
  loading = false,
  skeletonCount = 10,
  empty,
  priorityCount = 0,
  ...rest
}: BookGridProps) {
  if (loading) {
    // Places are numbered as items are: without a key of its own, a place would be moved to its item.
    return (
      <Grid key="loading" aria-busy="true" {...rest}>
        {Array.from({ length: skeletonCount }, (_, place) => (
          <li key={place}>
            <Ghost>
              <Skeleton shape="block" ratio="3 / 4" />
              <Skeleton lines={3} />
            </Ghost>
          </li>
        ))}
      </Grid>
    );
  }
  if (books.length === 0) return empty ?? <EmptyState title={bookGridMessages.empty} />;
  return (
    <Grid {...rest}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookCard book={book} priority={index < priorityCount} />
        </li>
      ))}
    </Grid>
  );
}
