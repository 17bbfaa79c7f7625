// @vitest-environment node
import type { StudentApplicationInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { testSchema } from '../testing/schema-cases.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWork, studentWorkForm, toPayload } from './schema.js';

testSchema('studentWork', {
  fixtures: studentWorkFixtures,
  schema: studentWorkForm,
  toPayload: (fields) => toPayload(fields, applicationId),
  body: studentWork,
});

it("sends exactly the input of the client's upload", () => {
  type Watched = Omit<StudentApplicationInput, 'signal' | 'onProgress'>;
  expectTypeOf(toPayload).returns.toEqualTypeOf<Watched>();
  expectTypeOf<z.output<typeof studentWork>>().toEqualTypeOf<Omit<Watched, 'id' | 'file'>>();
});
