import type { Database } from '../db/database.js';
import type { Data, OperationId } from '../shared/operation.js';
import { createFavouritesFinder } from '../shared/own-favourites.queries.js';
import { createBookOfUser, createBooksOfUser } from './books/own-state.queries.js';
import { createPapersOfUser } from './papers/own-state.queries.js';

type Personalize<Id extends OperationId> = (data: Data<Id>, userId: number) => Promise<Data<Id>>;

type PersonalParts = { readonly [Id in OperationId]?: Personalize<Id> };

/** Shared operations whose data differ for logged-in users, where it costs less than performing the operation. */
export function personalParts(db: Database): PersonalParts {
  const findFavourites = createFavouritesFinder(db);
  const papersOfUser = createPapersOfUser(db, findFavourites);
  const booksOfUser = createBooksOfUser(findFavourites);
  return {
    async listPapers(data, userId) {
      return { ...data, list: await papersOfUser(data.list, userId) };
    },

    async listBooks(data, userId) {
      return { ...data, list: await booksOfUser(data.list, userId) };
    },

    listNewBooks: booksOfUser,

    getBook: createBookOfUser(db, findFavourites),
  };
}
