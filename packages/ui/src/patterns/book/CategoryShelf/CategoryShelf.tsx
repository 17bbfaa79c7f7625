import { useId, type ComponentProps, type ReactNode } from 'react';

import { Tabs } from '../../../components/Tabs/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { CatalogueBook } from '../BookCard/BookCard.js';
import { BookBoard, BookBoardSkeleton, type BookBoardProps } from './BookBoard.js';
import { Heading, Shelf, Title } from './CategoryShelf.styles.js';

export interface ShelfCategory {
  id: number;
  name: string;
}

export interface CategoryShelfProps
  extends
    Omit<ComponentProps<'section'>, 'title' | 'children'>,
    Pick<BookBoardProps, 'stage' | 'seal' | 'side' | 'priority'> {
  /** The heading next to the category buttons. Without it, the names of the categories are the headings. */
  title?: string | undefined;
  categories: readonly ShelfCategory[];
  /** Id of the selected category. */
  chosen: number;
  onChoose: (id: number) => void;
  /** Called when the pointer enters a category: its books can be fetched before it is selected. */
  onHint?: ((id: number) => void) | undefined;
  /** Of the selected category; `undefined` while loading. `count` is the number of all its books. */
  books: { list: readonly CatalogueBook[]; count: number } | undefined;
  /** Replaces books that could not be loaded. */
  problem?: ReactNode;
  /** URL of all books of the selected category. */
  allHref: string;
}

/** A shelf with several categories of books: tabs, with the board of the selected one below (Spec A 2). */
export function CategoryShelf({
  title,
  categories,
  chosen,
  onChoose,
  onHint,
  books,
  problem,
  allHref,
  stage,
  seal,
  side,
  priority,
  ...rest
}: CategoryShelfProps) {
  const titleId = useId();
  const name = categories.find(({ id }) => id === chosen)?.name ?? '';
  const heading = title ?? categories.map((category) => category.name).join('、');
  return (
    <Shelf aria-labelledby={titleId} $stage={stage} {...rest}>
      {title === undefined && (
        <h2 id={titleId}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
      )}
      <Tabs
        label={heading}
        tabs={categories.map((category) => ({ id: String(category.id), label: category.name }))}
        value={String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        onHint={(id) => onHint?.(Number(id))}
        variant={title === undefined ? 'heading' : 'button'}
        lead={title === undefined ? undefined : <Title id={titleId}>{title}</Title>}
      >
        {problem !== undefined ? (
          problem
        ) : books === undefined ? (
          <BookBoardSkeleton stage={stage} side={side} />
        ) : (
          <BookBoard
            key={`${String(chosen)} ${books.list.map(({ id }) => id).join(' ')}`}
            label={name}
            books={books.list}
            stage={stage}
            seal={seal}
            side={side}
            tag={{ name, count: books.count, href: allHref }}
            priority={priority}
          />
        )}
      </Tabs>
    </Shelf>
  );
}

/** A placeholder of CategoryShelf of the same size. */
export function CategoryShelfSkeleton({ stage, side }: Pick<BookBoardProps, 'stage' | 'side'>) {
  return (
    <Shelf as="div" $stage={stage}>
      <Heading>
        <Skeleton shape="block" width="14rem" height="2.25rem" />
      </Heading>
      <BookBoardSkeleton stage={stage} side={side} />
    </Shelf>
  );
}
