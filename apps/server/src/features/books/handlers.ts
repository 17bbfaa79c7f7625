import { Refusal } from '../../errors/refusal.js';
import { fileLinks } from '../../shared/file-links.js';
import { notShown } from '../../shared/not-shown.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { toPage } from '../../shared/paging.js';
import type { Services } from '../../shared/services.js';
import { namedItems } from '../lookups/lookups.queries.js';
import { createBookCatalogue, findBook, hasConditions, listBooks, listNewBooks } from './books.queries.js';
import { listErrata } from './errata.queries.js';
import { takeResourceFiles } from './resources.queries.js';
import { bookScreening } from './screening.queries.js';

const booksPerPage = 20;
const newBooks = 10;

export function bookOperations({ db, links, forgivingSearch }: Services) {
  const catalogue = createBookCatalogue(db);
  return {
    async listBooks({ body, user }) {
      const filter = {
        gradeId: body.grade_id,
        subjectId: body.subject_id,
        versionYear: body.version_years,
        categoryId: body.cate_id,
      };
      const page = toPage(body, booksPerPage);
      const data = await forgivingSearch.find(body.search, (search) => {
        const wanted = { ...filter, search };
        if (user === undefined && !hasConditions(wanted)) return catalogue.list(page);
        return listBooks(db, wanted, page, user?.id);
      });
      return { data };
    },

    async getBook({ body, user }) {
      const { book_id: id } = body;
      const book = await (user === undefined ? catalogue.find(id) : findBook(db, id, user.id));
      if (book === undefined) throw await notShown(db, 'all_books', id);
      return { data: book };
    },

    async listBookErrata({ body }) {
      const errata = await listErrata(db, body.book_id);
      if (errata === undefined) throw await notShown(db, 'all_books', body.book_id);
      return { data: errata };
    },

    async getBookResourceFiles({ body, user }) {
      const resource = {
        id: body.id,
        bookId: body.book_id,
        kindId: body.resource_id,
      };
      const taken = await takeResourceFiles(db, resource, loggedIn(user).id);
      if (taken === undefined) throw Refusal.noSuchItem('该资源不存在或已下架');
      return { data: { url: fileLinks(links, taken) } };
    },

    listNewBooks: async ({ user }) => ({ data: await listNewBooks(db, newBooks, user?.id) }),
    listBookCategories: async () => ({ data: await namedItems(db, 'book_categories') }),
    getBookScreening: async ({ query }) => ({ data: await bookScreening(db, query.grade_id) }),
  } satisfies Partial<Operations>;
}
