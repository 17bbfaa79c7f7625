// @vitest-environment node
import type { ApplyAsStudentInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { testSchema } from '../testing/schema-cases.js';
import { articleId, studentRegistrationFixtures } from './fixtures.js';
import { studentRegistration, studentRegistrationForm, toPayload } from './schema.js';

testSchema('studentRegistration', {
  fixtures: studentRegistrationFixtures,
  schema: studentRegistrationForm,
  toPayload: (fields) => toPayload(fields, articleId),
  body: studentRegistration,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<typeof studentRegistration>>().toEqualTypeOf<
    Omit<ApplyAsStudentInput, 'article_id'>
  >();
});
