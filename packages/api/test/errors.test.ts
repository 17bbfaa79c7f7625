import { describe, expect, it } from 'vitest';

import { ApiError, fieldErrors, retryAfter } from '../src/errors.js';

const invalid = new ApiError({
  kind: 'refused',
  status: 200,
  code: 400,
  msg: '账号不得为空',
  data: {
    errors: [
      { field: 'account', message: '账号不得为空' },
      { field: 'account', message: '手机号/邮箱格式错误' },
      { field: 'password', message: '密码不得为空' },
      { field: 'broken' },
    ],
  },
});

describe('fieldErrors', () => {
  it('gives each field its first message', () =>
    expect(fieldErrors(invalid)).toEqual({ account: '账号不得为空', password: '密码不得为空' }));

  it.each([
    ['another refusal', new ApiError({ kind: 'refused', code: 422, data: invalid.data })],
    ['a 400 without a list', new ApiError({ kind: 'refused', code: 400, data: null })],
    ['another error', new Error('400')],
  ])('is empty for %s', (_name, error) => expect(fieldErrors(error)).toEqual({}));
});

describe('retryAfter', () => {
  it('is the number of seconds that the server sends', () =>
    expect(retryAfter(new ApiError({ kind: 'refused', code: 429, data: { retry_after: 42 } }))).toBe(42));

  it.each([null, {}, { retry_after: 'soon' }, { retry_after: 0 }])('is undefined for %j', (data) =>
    expect(retryAfter(new ApiError({ kind: 'refused', code: 429, data }))).toBeUndefined(),
  );
});

it('falls back to a Chinese message where the server sends none (spec: A8 other code)', () =>
  expect(new ApiError({ kind: 'refused', code: 500, msg: '' }).msg).toBe('操作没有成功，请稍后再试'));
