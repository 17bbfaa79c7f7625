// @vitest-environment node
import { expect, it } from 'vitest';

import { enrolmentQueryOf, enrolmentStateOf, type EnrolmentState } from './enrolment-state.js';

function read(address: string) {
  return enrolmentStateOf(Object.fromEntries(new URLSearchParams(address)));
}

it.each<[string, EnrolmentState]>([
  ['id=52', { step: 'form', articleId: 52, enrolmentId: null }],
  [
    'id=52&activityId=&isEnrolled=false&isSubmitFileUrl=false',
    { step: 'form', articleId: 52, enrolmentId: null },
  ],
  [
    'id=52&activityId=31&isEnrolled=true&isSubmitFileUrl=false',
    { step: 'attachment', articleId: 52, enrolmentId: 31 },
  ],
  ['id=52&activityId=31&isEnrolled=true', { step: 'attachment', articleId: 52, enrolmentId: 31 }],
  [
    'id=52&activityId=31&isEnrolled=true&isSubmitFileUrl=true',
    { step: 'done', articleId: 52, enrolmentId: 31 },
  ],
  ['id=52&isEnrolled=true', { step: 'attachment', articleId: 52, enrolmentId: null }],
])('reads %s (spec: B4 enrolment restored, B2.1 thisEventRegistrationTeacher)', (address, state) =>
  expect(read(address)).toEqual(state),
);

it.each<[string, EnrolmentState]>([
  [
    'activityId=31&article_id=52&id=31&isEnrolled=true&isSubmitFileUrl=false',
    { step: 'attachment', articleId: 52, enrolmentId: 31 },
  ],
  [
    'article_id=52&id=31&isEnrolled=true&isSubmitFileUrl=true',
    { step: 'done', articleId: 52, enrolmentId: 31 },
  ],
  ['activityId=52&article_id=52&id=52&isEnrolled=false', { step: 'form', articleId: 52, enrolmentId: null }],
])('reads an older link: %s (spec: B2.1 thisEventRegistrationTeacher older link)', (address, state) =>
  expect(read(address)).toEqual(state),
);

it('accepts only true', () => {
  expect(read('id=52&activityId=31&isEnrolled=1&isSubmitFileUrl=true')).toMatchObject({ step: 'form' });
  expect(read('id=52&activityId=31&isEnrolled=true&isSubmitFileUrl=TRUE')).toMatchObject({
    step: 'attachment',
  });
});

it.each(['', 'id=', 'id=0', 'id=-1', 'id=5e3', 'id=52abc', 'id=99999999999', 'article_id=x&id=52'])(
  'finds no activity in "%s"',
  (address) => expect(read(address)).toBeNull(),
);

it.each<EnrolmentState>([
  { step: 'form', articleId: 52, enrolmentId: null },
  { step: 'attachment', articleId: 52, enrolmentId: 31 },
  { step: 'attachment', articleId: 52, enrolmentId: null },
  { step: 'done', articleId: 52, enrolmentId: 31 },
])('is the inverse of enrolmentQueryOf: $step', (state) => {
  const query = Object.entries(enrolmentQueryOf(state)).map(([name, value]) => [name, String(value)]);
  expect(enrolmentStateOf(Object.fromEntries(query) as Record<string, string>)).toEqual(state);
});
