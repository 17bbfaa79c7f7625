// @vitest-environment node
import type { UpdateUserInfoInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';

import { testSchema } from '../testing/schema-cases.js';
import { realNameFixtures } from './fixtures.js';
import { realName, toPayload } from './schema.js';

testSchema('realName', { fixtures: realNameFixtures, schema: realName, toPayload, body: realName });

it('sends exactly the input of the operation', () => {
  expectTypeOf(toPayload).returns.toExtend<UpdateUserInfoInput>();
});
