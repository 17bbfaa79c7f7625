// @vitest-environment node
import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { testSchema } from '../testing/schema-cases.js';
import { genuineCheckFixtures } from './fixtures.js';
import { genuineCheck, toPayload } from './schema.js';

testSchema('genuineCheck', {
  fixtures: genuineCheckFixtures,
  schema: genuineCheck,
  toPayload,
  body: genuineCheck,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<typeof genuineCheck>>().toEqualTypeOf<VerifyGenuineBookInput>();
});
