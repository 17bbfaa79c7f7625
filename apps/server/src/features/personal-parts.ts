import type { Database } from '../db/database.js';
import type { Data, OperationId } from '../shared/operation.js';
import { bookOfUser, booksOfUser } from './books/own-state.queries.js';
import { papersOfUser } from './papers/own-state.queries.js';

/** Turns the data that visitors share into those of a logged-in user. */
type Personalize<Id extends OperationId> = (data: Data<Id>, userId: number) => Promise<Data<Id>>;

type PersonalParts = { readonly [Id in OperationId]?: Personalize<Id> };

/** Shared operations whose data differ for logged-in users, where it costs less than performing the operation. */
export function personalParts(db: Database): PersonalParts {
  return {
    async listPapers(data, userId) {
      return { ...data, list: await papersOfUser(db, data.list, userId) };
    },

    async listBooks(data, userId) {
      return { ...data, list: await booksOfUser(db, data.list, userId) };
    },

    listNewBooks: (books, userId) => booksOfUser(db, books, userId),

    getBook: (book, userId) => bookOfUser(db, book, userId),
  };
}
