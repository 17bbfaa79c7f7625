// @vitest-environment node
import { expect, it } from 'vitest';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { newPasswordFixtures } from './fixtures.js';
import { recoveredByPhone } from './samples.js';
import { newPasswordForm, resetPassword, toPayload, type NewPasswordFields } from './schema.js';

const toRequest = (fields: NewPasswordFields) => toPayload(fields, recoveredByPhone);

testSchema('newPassword', {
  fixtures: newPasswordFixtures,
  schema: newPasswordForm,
  toPayload: toRequest,
  body: resetPassword,
});

it.each(newPasswordFixtures.invalid)('is refused on the server too: $name', ({ fields, messages }) => {
  const body = toRequest(fields);
  expect(messagesOf(resetPassword(body), body)).toEqual(messages);
});

it('needs the account and the code in the request', () => {
  const body = { type: 2, account: '13800000003', code: '' };
  expect(messagesOf(resetPassword(body), body)).toMatchObject({
    account: '邮箱格式错误',
    code: '验证码不得为空',
  });
});
