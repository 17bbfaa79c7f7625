// @vitest-environment node
import type { SubmitBookDonationInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonation, bookDonationForm, toPayload } from './schema.js';

testSchema('bookDonation', {
  fixtures: bookDonationFixtures,
  schema: bookDonationForm,
  toPayload,
  body: bookDonation,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<typeof bookDonation>>().toEqualTypeOf<SubmitBookDonationInput>();
});

describe('the body of a donation request', () => {
  it.each([
    ['', '点击下拉列表选择省、市'],
    ['　', '点击下拉列表选择省、市'],
    ['省'.repeat(101), '所在省、市最多100个字'],
  ])('joins province and city: %j: %s', (province_city, message) => {
    const body = { ...bookDonationFixtures.valid[0]?.payload, province_city };
    expect(messagesOf(bookDonation, body)).toEqual({ province_city: message });
  });
});
