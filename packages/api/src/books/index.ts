export {
  getBookQuery,
  getBookScreeningQuery,
  listBookCategoriesQuery,
  listBookErrataQuery,
  listBooksQuery,
  listNewBooksQuery,
} from './queries.js';
export type { ListBooksParams } from './queries.js';
export { getBookResourceFilesMutation } from './mutations.js';
export type { BookResourceRef } from './mutations.js';
