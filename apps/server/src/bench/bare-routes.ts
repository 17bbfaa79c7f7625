import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { openSessionByPassword } from '../operations/accounts.js';
import { findBook, listBooks } from '../repositories/books.js';
import { addFavourite, contentTypes } from '../repositories/favourites.js';
import { findSession } from '../repositories/login-sessions.js';
import type { PaperFilter } from '../repositories/paper-facets.js';
import { listPapers } from '../repositories/paper-list.js';
import { viewPaper } from '../repositories/papers.js';
import { rowExists } from '../repositories/row-exists.js';
import { keepUpload, uploadLinks } from '../repositories/uploads.js';
import { findAccount } from '../repositories/users.js';
import { verifyPassword } from '../security/passwords.js';
import { readToken } from '../security/tokens.js';
import type { Services } from '../services.js';
import { type CaseName, inputs } from './cases.js';

/**
 * The same SQL and nothing else: no description, envelope, authentication by description, limits, compression
 * or security headers. The path is `/<case>`.
 */
export function bareRoutes(services: Services): FastifyInstance {
  const { db, keys } = services;
  const bare = Fastify();
  bare.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  const papers = (filter: PaperFilter, page: number) =>
    listPapers(
      services,
      filter,
      'newest',
      { limit: inputs.pageSize, offset: (page - 1) * inputs.pageSize },
      undefined,
    );
  const handlers: Record<CaseName, (request: FastifyRequest) => Promise<unknown>> = {
    list: () => papers({}, 1),
    far: () => papers({}, inputs.farPage),
    filter: () => papers(inputs.filter, 1),
    search: () => papers({ search: inputs.search }, 1),
    common: () => papers({ search: inputs.commonSearch }, 1),
    books: () => listBooks(db, { search: inputs.commonSearch }, { limit: 20, offset: 0 }, undefined),
    paper: ({ body }) => viewPaper(db, (body as { id: number }).id, undefined),
    book: ({ body }) => findBook(db, (body as { book_id: number }).book_id, undefined),
    async favourite({ body, headers }) {
      const claims = await readToken(String(headers['token']), keys.loginTokens);
      const session = claims === undefined ? undefined : await findSession(db, claims);
      const contentId = (body as { content_id: number }).content_id;
      if (session === undefined || !(await rowExists(db, 'books', contentId))) return null;
      await addFavourite(db, { userId: session.id, type: contentTypes.book, contentId });
      return {};
    },
    async login() {
      const account = await findAccount(db, inputs.account.account);
      if (account === undefined) return null;
      if (!(await verifyPassword(account.passwordHash, inputs.account.password))) return null;
      return openSessionByPassword(services, account);
    },
    async upload({ body }) {
      const bytes = body as Buffer;
      const file = { name: 'bench.png', bytes, size: bytes.length, contentType: 'image/png' as const };
      const key = await keepUpload(services, file, undefined);
      return { url: await uploadLinks(db, services.links, [key]) };
    },
  };
  for (const [name, handler] of Object.entries(handlers)) bare.post(`/${name}`, handler);
  return bare;
}
