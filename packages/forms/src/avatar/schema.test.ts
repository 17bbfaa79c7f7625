// @vitest-environment node
import type { AvatarInput } from '@inkstone/api/inputs';
import { expect, expectTypeOf, it } from 'vitest';

import * as z from '../rules/zod.js';
import { testSchema } from '../testing/schema-cases.js';
import { avatarFixtures } from './fixtures.js';
import { avatarForm, toPayload, type AvatarFields, type AvatarPayload } from './schema.js';

testSchema('avatar', {
  fixtures: avatarFixtures,
  schema: avatarForm,
  toPayload,
  // Only the file is checked.
  body: z.pipe(
    z.transform(({ avatar }: AvatarPayload) => ({ avatar: [avatar as File] })),
    avatarForm,
  ),
});

it("sends exactly the input of the client's upload", () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<Pick<AvatarInput, 'avatar'>>();
  expectTypeOf<AvatarFields>().toEqualTypeOf<{ avatar: File[] }>();
});

it('throws without a picture', () => expect(() => toPayload({ avatar: [] })).toThrow());
