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
  ...['ids', 'favorite_id', 'phone', 'email', 'nickname', 'school', 'gradeId', 'avatar', 'new_pwd'],
  ...['username', 'identity_card_code'],
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
  'sendPhoneCode',
  'sendEmailCode',
  'sendRecoveryCode',
  'resetPassword',
  'register',
  'sendResetPhoneCode',
  'updateUserInfo',
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

  it('register does so, too, for a form in which one field is not what it should be', async () => {
    const form = {
      user_role: 3,
      nickname: '陈老师',
      province: 33,
      city: 3301,
      school: '杭州二中',
      subject: 2,
      teachGradeId: 9,
      password: 'Inkstone2026',
      password_confirm: 'Inkstone2026',
      authentication_methods: 1,
      phone: '13700000000',
      phone_code: '123456',
    };
    const field = fc.constantFrom(...Object.keys(form));
    // From everywhere: whoever tries too often is turned away before the form is looked at.
    await fc.assert(
      fc.asyncProperty(field, value, fc.ipV4(), async (name, sent, address) => {
        const { status } = await server.call('register', { body: { ...form, [name]: sent }, address });
        expect(status).toBe(200);
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });
});
