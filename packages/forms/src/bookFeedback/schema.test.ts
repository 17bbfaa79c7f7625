// @vitest-environment node
import type { SubmitBookFeedbackInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { bookFeedbackFixtures } from './fixtures.js';
import { bookFeedback, bookFeedbackForm, toPayload } from './schema.js';

testSchema('bookFeedback', {
  fixtures: bookFeedbackFixtures,
  schema: bookFeedbackForm,
  toPayload,
  body: bookFeedback,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<ReturnType<typeof bookFeedback>>>().toExtend<SubmitBookFeedbackInput>();
});

describe('the body', () => {
  const [correction, feedback] = bookFeedbackFixtures.valid.map(({ payload }) => payload);

  it.each([undefined, 0, 3, '1'])('refuses the type %j', (type) =>
    expect(messagesOf(bookFeedback, { ...correction, type })).toEqual({ type: '请选择您的问题类型' }),
  );

  it('reports all missing parts of the edition, in their order', () => {
    const blank = { edition_year: ' ', edition_month: ' ', edition_version: ' ', print_batch: ' ' };
    expect(Object.values(messagesOf(bookFeedback, { ...correction, ...blank }))).toEqual([
      '请填写年份',
      '请填写月份',
      '请填写版次',
      '请填写印次',
    ]);
  });

  it('drops the fields of a correction from feedback', () => {
    const sent = { ...feedback, page_number: '47' };
    expect(bookFeedback(sent).parse(sent)).toEqual(feedback);
  });

  it('has at most ten pictures', () => {
    const images = Array.from({ length: 11 }, (_, index) => `/files/uploads/${String(index)}.jpg`).join(',');
    expect(messagesOf(bookFeedback, { ...feedback, images })).toEqual({ images: '最多上传10个文件' });
    expect(messagesOf(bookFeedback, { ...feedback, images: ' ,' })).toEqual({ images: '请上传图片' });
  });
});
