// @vitest-environment node
import type {
  SendEmailCodeInput,
  SendLoginCodeInput,
  SendPhoneCodeInput,
  SendResetPhoneCodeInput,
  SendShopPhoneCodeInput,
} from '@inkstone/api/inputs';
import { expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { emailMessages } from '../rules/email.js';
import { mobileMessages } from '../rules/mobile.js';
import { messagesOf } from '../testing/schema-cases.js';
import { emailCodeRequest, loginCodeRequest, phoneCodeRequest, shopCodeRequest } from './requests.js';

it.each([
  [{ phone: '13800000003' }, {}],
  [{ phone: ' ' }, { phone: mobileMessages.blank }],
  [{ phone: '1380000' }, { phone: mobileMessages.format }],
])('phoneCodeRequest: %j → %j', (body, messages) =>
  expect(messagesOf(phoneCodeRequest, body)).toEqual(messages),
);

it.each([
  [{ phone: '13800000003' }, {}],
  [{}, { phone: mobileMessages.format }],
  [{ phone: '23800000003' }, { phone: mobileMessages.format }],
])('shopCodeRequest: %j → %j', (body, messages) =>
  expect(messagesOf(shopCodeRequest, body)).toEqual(messages),
);

it.each([
  [{ email: 'lu.laoshi@example.com' }, {}],
  [{ email: '' }, { email: emailMessages.blank }],
  [{ email: 'lu.laoshi' }, { email: emailMessages.format }],
])('emailCodeRequest: %j → %j', (body, messages) =>
  expect(messagesOf(emailCodeRequest, body)).toEqual(messages),
);

it.each([
  [{ type: 1, account: '13800000003' }, {}],
  [{ type: 2, account: '13800000003' }, { account: emailMessages.format }],
  [
    { type: undefined, account: '' },
    { type: '请选择验证方式', account: '账号不得为空' },
  ],
])('loginCodeRequest: %j → %j', (body, messages) =>
  expect(messagesOf(loginCodeRequest, body)).toEqual(messages),
);

it('accepts exactly the input of the operations', () => {
  expectTypeOf<z.output<typeof phoneCodeRequest>>().toEqualTypeOf<SendPhoneCodeInput>();
  expectTypeOf<z.output<typeof phoneCodeRequest>>().toEqualTypeOf<SendResetPhoneCodeInput>();
  expectTypeOf<z.output<typeof shopCodeRequest>>().toEqualTypeOf<SendShopPhoneCodeInput>();
  expectTypeOf<z.output<typeof emailCodeRequest>>().toEqualTypeOf<SendEmailCodeInput>();
  expectTypeOf<z.output<ReturnType<typeof loginCodeRequest>>>().toEqualTypeOf<SendLoginCodeInput>();
});
