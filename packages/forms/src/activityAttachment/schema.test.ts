// @vitest-environment node
import type { ActivityFileInput } from '@inkstone/api/inputs';
import { expectTypeOf, it } from 'vitest';

import { testSchema } from '../testing/schema-cases.js';
import * as z from '../rules/zod.js';
import { activityAttachmentFixtures, enrolmentId } from './fixtures.js';
import { activityAttachmentForm, toPayload } from './schema.js';

testSchema('activityAttachment', {
  fixtures: activityAttachmentFixtures,
  schema: activityAttachmentForm,
  toPayload: (fields) => toPayload(fields, enrolmentId),
  // The request has no texts, and the server checks the content of the file.
  body: z.object({}),
});

it("sends exactly the input of the client's upload", () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<Omit<ActivityFileInput, 'signal' | 'onProgress'>>();
});
