import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teacher } from './fixtures/people.js';
import type { OperationId } from '../src/operations/operation.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.logIn(teacher);
});
afterAll(() => server.close());

const fields = [
  ...['search', 'grade_id', 'subject_id', 'version_years', 'cate_id', 'page', 'psize', 'book_id', 'id'],
  ...['resource_id', 'column_id', 'type', 'content_id', 'account', 'code', 'type_id', 'year_id', 'city'],
  ...['ids', 'favorite_id'],
];
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.maxSafeInteger().map(String),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'a\u0000b', '\ud800', 1, 2, '2', '13900000003', '123456', -1, 2 ** 31, 1e308),
);
const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value), fc.jsonValue());

// Not login: its password check is slow on purpose, and its guard would answer after the first tries.
const operations: OperationId[] = [
  'listBooks',
  'getBook',
  'getBookResourceFiles',
  'listArticles',
  'getExamHome',
  'addFavourite',
  'cancelFavourite',
  'listFavourites',
  'deleteFavourite',
  'listMyBooks',
  'listMyDownloads',
  'deleteMyDownload',
  'getMyDownloadFiles',
  'listMyActivities',
  'listMessages',
  'getMessage',
  'readMessages',
  'deleteMessages',
  'sendLoginCode',
  'loginByCode',
];

describe('whatever is sent', () => {
  it.each(operations)('%s answers with an envelope that the description knows', async (operation) => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status, envelope } = await server.call(operation, { body: sent, token });
        expect(status).toBe(200);
        expect(envelope).toMatchObject({
          code: expect.any(Number) as number,
          msg: expect.any(String) as string,
        });
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });
});
