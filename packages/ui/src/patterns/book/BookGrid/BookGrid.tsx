import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { BookCard, type CatalogueBook } from '../BookCard/BookCard.js';
import { Ghost, Grid } from './BookGrid.styles.js';
import { bookGridMessages } from './messages.zh.js';

export interface BookGridProps extends ComponentProps<'ul'> {
  books: readonly CatalogueBook[];
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonCount?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
  /** Number of covers above the fold, which are loaded at once. */
  priorityCount?: number | undefined;
}

/** A grid of books: five columns, four on a tablet, two on a phone. A landscape book takes two of them. */
export function BookGrid({
  books,
  loading = false,
  skeletonCount = 10,
  empty,
  priorityCount = 0,
  ...rest
}: BookGridProps) {
  if (loading) {
    return (
      <Grid aria-busy="true" {...rest}>
        {placeholders(skeletonCount, () => (
          <li>
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
        <li key={book.id} data-wide={book.wide === true || undefined}>
          <BookCard book={book} priority={index < priorityCount} />
        </li>
      ))}
    </Grid>
  );
}
