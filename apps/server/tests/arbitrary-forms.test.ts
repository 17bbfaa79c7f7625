import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestShopCode, shopApplication } from './fixtures/shop-applications.js';
import { insertShops } from './fixtures/shops.js';
import { insertUpload } from './fixtures/uploads.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertShops(server.db);
});

/** Valid forms, so that the one arbitrary field gets as far as possible. */
const forms = {
  submitShopApplication: async () => ({
    ...(await shopApplication(server)),
    phone_code: await requestShopCode(server),
  }),
  submitBookFeedback: async () => ({
    type: 1,
    book_name: '高考数学总复习',
    subject: '数学',
    book_number: '978',
    page_number: '47',
    question_number: '9',
    edition_year: '2026',
    edition_month: '6',
    edition_version: '2',
    print_batch: '5',
    descr: '第 9 题图中的字母与题干相反。',
    images: await insertUpload(server.db),
    email: 'reader@example.com',
  }),
  submitBookDonation: () => ({
    unit_name: '砚山县第三小学',
    province_city: '云南省文山州',
    address: '书院路 8 号',
    contacts: '杨老师',
    phone: '0876-0000000',
    explain: '语文练习册 120 册。',
  }),
  verifyGenuineBook: () => ({ code: 'YTJY2027KSJL0001' }),
  queryShopApplication: () => ({ query_code: '7KXQ4MRW9TEB' }),
};

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a\u0000b', '\ud800', '%', ',,,', '/files/uploads/../secret', 'https://[', 2 ** 31, 1e308),
);

describe('a form with one arbitrary field', () => {
  let sent = 0;
  it.each(Object.keys(forms) as (keyof typeof forms)[])('%s gives an answer', async (operation) => {
    const form: object = await forms[operation]();
    const field = fc.constantFrom(...Object.keys(form));
    await fc.assert(
      fc.asyncProperty(field, strange, async (name, value) => {
        sent += 1;
        // Every request has its own address, because requests are limited by address.
        const address = `10.0.${String(Math.floor(sent / 250))}.${String(sent % 250)}`;
        const body = { ...form, [name]: value };
        const { status, envelope } = await server.call(operation, { body, address });
        expect(status).toBe(200);
        expect([200, 400, 404, 410, 422]).toContain(envelope.code);
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });
});
