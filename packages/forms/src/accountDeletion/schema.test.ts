// @vitest-environment node
import type { DeleteAccountInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';

import { testSchema } from '../testing/schema-cases.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletion, toPayload } from './schema.js';

testSchema('accountDeletion', {
  fixtures: accountDeletionFixtures,
  schema: accountDeletion,
  toPayload,
  body: accountDeletion,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<DeleteAccountInput>();
});
