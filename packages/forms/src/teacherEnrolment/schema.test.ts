// @vitest-environment node
import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';
import { expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { teacherEnrolment, teacherEnrolmentForm, toPayload } from './schema.js';

testSchema('teacherEnrolment', {
  fixtures: teacherEnrolmentFixtures,
  schema: teacherEnrolmentForm,
  toPayload: (fields) => toPayload(fields, articleId),
  body: teacherEnrolment,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<typeof teacherEnrolment>>().toExtend<
    Omit<ApplyAsTeacherInput, 'article_id' | 'files'> & { files?: string | undefined }
  >();
});

it.each([0, '', 'high', undefined])('refuses the stage %s', (stage) => {
  const [example] = teacherEnrolmentFixtures.valid;
  expect(messagesOf(teacherEnrolment, { ...example?.payload, stage })).toEqual({
    stage: '请选择您的教授学段',
  });
});
