// @vitest-environment node
import type { QueryShopApplicationParams } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { testSchema } from '../testing/schema-cases.js';
import { queryCodeFixtures } from './fixtures.js';
import { queryCode, toPayload } from './schema.js';

testSchema('queryCode', { fixtures: queryCodeFixtures, schema: queryCode, toPayload, body: queryCode });

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<typeof queryCode>>().toEqualTypeOf<QueryShopApplicationParams>();
});
