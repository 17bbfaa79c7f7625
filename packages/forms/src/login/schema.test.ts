// @vitest-environment node
import type { LoginByCodeInput, LoginInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { testSchema } from '../testing/schema-cases.js';
import { codeLoginFixtures, passwordLoginFixtures } from './fixtures.js';
import {
  codeLogin,
  codeLoginForm,
  passwordLogin,
  passwordLoginForm,
  toCodeLogin,
  toCodeRequest,
  toPasswordLogin,
} from './schema.js';

testSchema('login by password', {
  fixtures: passwordLoginFixtures,
  schema: passwordLoginForm,
  toPayload: toPasswordLogin,
  body: passwordLogin,
});

testSchema('login by code', {
  fixtures: codeLoginFixtures,
  schema: codeLoginForm,
  toPayload: toCodeLogin,
  body: codeLogin,
});

describe('the request for a code', () => {
  it.each([
    [' 13800000003', { type: 1, account: '13800000003' }],
    ['lu.laoshi@example.com ', { type: 2, account: 'lu.laoshi@example.com' }],
  ])('has the type of the account: %j', (typed, request) => expect(toCodeRequest(typed)).toEqual(request));
});

it('sends exactly the input of the operations', () => {
  expectTypeOf<z.output<typeof passwordLogin>>().toEqualTypeOf<LoginInput>();
  expectTypeOf<z.output<ReturnType<typeof codeLogin>>>().toEqualTypeOf<LoginByCodeInput>();
});
