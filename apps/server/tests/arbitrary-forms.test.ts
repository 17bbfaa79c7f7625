import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../src/shared/operation.js';
import * as activities from './fixtures/activities.js';
import { file, form, pdf } from './fixtures/files.js';
import { requestShopCode, shopApplication } from './fixtures/shop-applications.js';
import { insertShops } from './fixtures/shops.js';
import { insertUpload } from './fixtures/uploads.js';
import { type CallOptions, useTestServer } from './support/test-server.js';

const server = useTestServer();
let tokens: activities.Tokens;
beforeAll(async () => {
  await insertShops(server.db);
  await activities.insertActivities(server.db);
  tokens = await activities.logInAll(server);
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', 'a\u0000b', '\ud800', '%', ',,,', '2147483648', '1e3', 'https://['),
  fc.constantFrom('/files/uploads/../secret', '/files/uploads/%00'),
);
const strange = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(2 ** 31, 1e308), text);

type Options = fc.Arbitrary<CallOptions>;

/** A valid form of which one field is arbitrary, so that it gets as far as possible. */
function withOneStrange(body: object, token?: string): Options {
  const changed = fc.record({ field: fc.constantFrom(...Object.keys(body)), value: strange });
  return changed.map(({ field, value }) => ({
    body: { ...body, [field]: value },
    ...(token !== undefined && { token }),
  }));
}

const cases: [OperationId, codes: number[], make: () => Promise<Options>][] = [
  [
    'submitShopApplication',
    [200, 400, 410, 422],
    async () => {
      const application = await shopApplication(server);
      return withOneStrange({ ...application, phone_code: await requestShopCode(server) });
    },
  ],
  [
    'submitBookFeedback',
    [200, 400],
    async () => {
      const place = { book_number: '978', page_number: '47', question_number: '9', print_batch: '5' };
      const edition = { edition_year: '2026', edition_month: '6', edition_version: '2' };
      const book = { book_name: '高考数学总复习', subject: '数学', ...place, ...edition };
      const images = await insertUpload(server);
      const descr = '第 9 题图中的字母与题干相反。';
      return withOneStrange({ type: 1, ...book, descr, images, email: 'reader@example.com' });
    },
  ],
  [
    'submitBookDonation',
    [200, 400],
    async () => {
      const sender = { unit_name: '砚山县第三小学', province_city: '云南省文山州', address: '书院路 8 号' };
      const contact = { contacts: '杨老师', phone: '0876-0000000', explain: '语文练习册 120 册。' };
      return Promise.resolve(withOneStrange({ ...sender, ...contact }));
    },
  ],
  [
    'verifyGenuineBook',
    [200, 400, 404],
    async () => Promise.resolve(withOneStrange({ code: 'YTJY2027KSJL0001' })),
  ],
  [
    'queryShopApplication',
    [200, 400, 404],
    async () => Promise.resolve(withOneStrange({ query_code: '7KXQ4MRW9TEB' })),
  ],
  [
    'applyAsTeacher',
    [200, 400, 404, 409],
    async () => {
      const files = await activities.upload(server);
      return withOneStrange({ ...activities.enrolment, files }, tokens.teacher);
    },
  ],
  [
    'applyAsStudent',
    [200, 400, 404, 409],
    async () => {
      const files = await activities.upload(server);
      return withOneStrange({ ...activities.work, files }, tokens.student);
    },
  ],
  [
    'updateStudentApplication',
    [200, 400, 404],
    async () => {
      await activities.forgetApplications(server);
      const id = String(await activities.submitWork(server, tokens));
      const fields = { id, name: '林小满', school: '第二中学', files: file('作品.pdf', pdf) };
      const changed = fc.record({ field: fc.constantFrom('id', 'name', 'school', 'extra'), value: text });
      return changed.map(({ field, value }) => ({
        token: tokens.student,
        form: form({ ...fields, [field]: value }),
      }));
    },
  ],
  [
    'uploadActivityFile',
    [200, 400],
    async () => {
      await activities.forgetApplications(server);
      const id = String(await activities.enrol(server, tokens));
      const content = fc.oneof(fc.constant(pdf), fc.uint8Array({ maxLength: 200 }));
      const attachment = fc.record({ name: text, content });
      return attachment.map((sent) => ({
        token: tokens.teacher,
        form: form({ id, files: file(sent.name, sent.content) }),
      }));
    },
  ],
];

it.each(cases)(
  '%s answers a form with one arbitrary field with one of %j',
  async (operation, codes, make) => {
    await fc.assert(
      fc.asyncProperty(await make(), async (options) => {
        expect(codes).toContain((await server.call(operation, options)).code);
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  },
);
