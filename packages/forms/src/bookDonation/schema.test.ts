// @vitest-environment node
import type { SubmitBookDonationInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';

import { testSchema } from '../testing/schemaCases.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonation, bookDonationForm, toPayload } from './schema.js';

testSchema('bookDonation', {
  fixtures: bookDonationFixtures,
  schema: bookDonationForm,
  toPayload,
  body: bookDonation,
});

it('sends exactly what the operation asks for', () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<SubmitBookDonationInput>();
  expectTypeOf<typeof bookDonation._zod.output>().toEqualTypeOf<SubmitBookDonationInput>();
});
