import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { agreementFieldMessages } from '../agreement/messages.zh.js';
import { testCode } from '../testing/code-cases.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { codeLoginFixtures, passwordLoginFixtures } from './fixtures.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { loginMessages as messages } from './messages.zh.js';

function refuse() {
  return Promise.reject(new Error('没有请求'));
}

const handlers = {
  onPasswordLogin: refuse,
  onCodeLogin: refuse,
  onSendCode: refuse,
  onOpenAgreement: () => undefined,
};

const labels = {
  account: messages.account.label,
  password: messages.password.label,
  code: messages.code.label,
  agreement: agreementFieldMessages.whole,
};

testForm('LoginForm by password', {
  fixtures: passwordLoginFixtures,
  form: ({ defaultValues, onSubmit }) => (
    <LoginForm {...handlers} defaultValues={defaultValues} onPasswordLogin={onSubmit} />
  ),
  messages,
  labels,
});

testForm('LoginForm by code', {
  fixtures: codeLoginFixtures,
  form: ({ defaultValues, onSubmit }) => (
    <LoginForm {...handlers} defaultValues={defaultValues} firstMethod="code" onCodeLogin={onSubmit} />
  ),
  messages,
  labels,
});

testCode('LoginForm', {
  form: (account, onSendCode) => (
    <LoginForm {...handlers} firstMethod="code" defaultValues={{ account }} onSendCode={onSendCode} />
  ),
  label: messages.account.label,
  sent: [' 13800000003', { type: 1, account: '13800000003' }],
  refused: [
    [' ', '账号不得为空'],
    ['1380000', '手机号/邮箱格式错误'],
  ],
});

function show(given: Partial<LoginFormProps> = {}) {
  const called = {
    onPasswordLogin: vi.fn(given.onPasswordLogin ?? (() => Promise.resolve())),
    onCodeLogin: vi.fn(given.onCodeLogin ?? (() => Promise.resolve())),
    onSendCode: vi.fn(given.onSendCode ?? (() => Promise.resolve())),
    onOpenAgreement: vi.fn(),
  };
  render(<LoginForm {...given} {...called} />);
  return { user: userEvent.setup(), ...called };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const tab = (name: string) => screen.getByRole('tab', { name });
const agreementBox = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => screen.getByRole('button', { name: messages.submit });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后可重发/ });

it('is filled in, ticked and sent by Enter (spec: B2.7 nowLogin enter)', async () => {
  const { user, onPasswordLogin } = show();
  await user.type(input('账号'), '13800000003');
  await user.click(agreementBox());
  await user.type(input('密码'), 'Inkstone2026{Enter}');
  expect(onPasswordLogin.mock.calls.map(([payload]) => payload)).toEqual([
    { account: '13800000003', password: 'Inkstone2026' },
  ]);
});

it('opens the agreements without ticking the checkbox (spec: B2.7 nowLogin agreement)', async () => {
  const { user, onOpenAgreement } = show();
  await user.click(screen.getByRole('button', { name: '《用户协议》' }));
  await user.click(screen.getByRole('button', { name: '《隐私政策》' }));
  expect(onOpenAgreement.mock.calls).toEqual([['user_agreement'], ['privacy_agreement']]);
  expect(agreementBox().checked).toBe(false);
});

it('focuses the code, not the agreement, after a change of tab', async () => {
  const { user } = show();
  await user.type(input('账号'), '13800000003');
  await user.click(tab('验证码登录'));
  await user.click(submit());
  expect(document.activeElement).toBe(input('验证码'));
});

it('shows no messages after a change of tab, and removes a refusal', async () => {
  const { user } = show({
    defaultValues: passwordLoginFixtures.valid[0]?.fields,
    onPasswordLogin: () => Promise.reject(new Error('账号或密码错误')),
  });
  await user.click(submit());
  await user.clear(input('账号'));
  expect(said()).toEqual({ 账号: '账号不得为空' });
  await user.click(tab('验证码登录'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(said()).toEqual({});
});

it('keeps account, code, agreement and countdown when the tab changes (spec: B2.7 nowLogin tabs)', async () => {
  const { user } = show({ firstMethod: 'code' });
  await user.type(input('账号'), '13800000003');
  await user.type(input('验证码'), '0429');
  await user.click(agreementBox());
  await user.click(sendButton());
  await user.click(tab('密码登录'));
  expect(input('账号').value).toBe('13800000003');
  await user.click(tab('验证码登录'));
  expect(input('账号').value).toBe('13800000003');
  expect(input('验证码').value).toBe('0429');
  expect(agreementBox().checked).toBe(true);
  expect(sendButton().disabled).toBe(true);
});
