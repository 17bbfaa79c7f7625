// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { account, accountType, agreement, code, mobile, passwordGiven } from './index.js';
import { saidBy } from './saidBy.js';

describe('account', () => {
  it.each([
    ['13800000003', null],
    ['  13800000003 ', null],
    ['lu.laoshi@example.com', null],
    ['', '账号不得为空'],
    ['   ', '账号不得为空'],
    ['1380000000', '手机号/邮箱格式错误'],
    ['138000000033', '手机号/邮箱格式错误'],
    ['23800000003', '手机号/邮箱格式错误'],
    ['lu@example', '手机号/邮箱格式错误'],
    ['lu laoshi@example.com', '手机号/邮箱格式错误'],
    [`${'a'.repeat(250)}@example.com`, '手机号/邮箱格式错误'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(account, value)).toBe(message);
  });

  it('takes the blanks around it away', () => {
    expect(account.parse(' 13800000003\t')).toBe('13800000003');
  });

  it('tells a phone from an e-mail address', () => {
    expect(accountType('13800000003')).toBe(1);
    expect(accountType('lu@example.com')).toBe(2);
    expect(accountType('lu')).toBeNull();
  });
});

describe('mobile', () => {
  it('takes exactly 1 and ten digits', () => {
    const digits = fc.string({
      unit: fc.integer({ min: 0, max: 9 }).map(String),
      minLength: 0,
      maxLength: 14,
    });
    fc.assert(
      fc.property(digits, (text) => {
        const right = text.length === 11 && text.startsWith('1');
        expect(saidBy(mobile, text) === null).toBe(right);
      }),
    );
  });

  it.each([
    ['', '手机号不得为空'],
    ['12345', '手机号码格式错误'],
    ['1380000000a', '手机号码格式错误'],
    ['１３８００００００００３', '手机号码格式错误'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(mobile, value)).toBe(message);
  });
});

describe('passwordGiven', () => {
  it('asks for something and changes nothing', () => {
    expect(saidBy(passwordGiven, '')).toBe('密码不得为空');
    expect(passwordGiven.parse(' a b ')).toBe(' a b ');
  });
});

describe('code', () => {
  it.each([
    ['042917', null],
    [' 042917', null],
    ['', '验证码不得为空'],
    ['  ', '验证码不得为空'],
    ['04291', '验证码为 6 位数字'],
    ['abcdef', '验证码为 6 位数字'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(code, value)).toBe(message);
  });
});

describe('agreement', () => {
  it('must be ticked', () => {
    expect(saidBy(agreement, true)).toBeNull();
    expect(saidBy(agreement, false)).toBe('请在勾选协议后进行注册或登录');
  });
});
