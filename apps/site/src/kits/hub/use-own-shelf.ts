import { listNewBooksQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { useQuery } from '@tanstack/react-query';

import { toLoadable, type Loadable } from '../../lib/loadable.js';
import { toShelf } from './own-shelf.js';
import { useOwnStage } from './use-own-stage.js';

export interface OwnShelf {
  books: Loadable<CatalogueBook[]>;
  /** The stage that they begin with, and the page of its books. */
  shelf: { note: string | undefined; page: string; href: string };
}

/** The new books, those of the user's stage first, and the page of that stage's books (Spec A 4). */
export function useOwnShelf(): OwnShelf {
  const client = useApi();
  const books = useQuery(listNewBooksQuery(client));
  const { stageId, ...shelf } = useOwnStage();
  return { books: toLoadable(books, (list) => toShelf(list, stageId, client)), shelf };
}
