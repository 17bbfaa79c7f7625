// @vitest-environment node
import type { ResetPasswordInput, SendRecoveryCodeInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { mobileMessages } from '../rules/mobile.js';
import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { recoveryFixtures } from './fixtures.js';
import { recovered, recoveryForm, sendRecoveryCode, toCodeRequest, toPayload } from './schema.js';

testSchema('recovery', {
  fixtures: recoveryFixtures,
  schema: recoveryForm,
  toPayload,
  body: recovered,
});

describe('the request for a code', () => {
  it.each(recoveryFixtures.valid)('has the account and its type: $name', ({ fields, payload }) => {
    const { type, account } = payload;
    expect(toCodeRequest(fields)).toEqual({ type, account });
    expect(messagesOf(sendRecoveryCode, { type, account })).toEqual({});
  });

  it.each([
    [{ type: 1, account: '' }, '手机号不得为空'],
    [{ type: 1, account: 'lu.laoshi@example.com' }, mobileMessages.format],
    [{ type: 2, account: '' }, '邮箱不得为空'],
    [{ type: 2, account: '13800000003' }, '邮箱格式错误'],
  ])('is refused on the server too: %j', (body, message) => {
    expect(messagesOf(sendRecoveryCode, body)).toEqual({ account: message });
    expect(messagesOf(recovered, { ...body, code: '042917' })).toEqual({ account: message });
  });

  it('is exactly the input of the operation', () => {
    expectTypeOf<z.output<ReturnType<typeof sendRecoveryCode>>>().toExtend<SendRecoveryCodeInput>();
  });
});

it('passes on the input of the second step, without the password', () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<Omit<ResetPasswordInput, 'password' | 'password_confirm'>>();
});
