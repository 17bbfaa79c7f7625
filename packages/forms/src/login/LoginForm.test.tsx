import { cleanup, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';

import type { LoginFields, LoginMethod } from './fields.js';
import {
  invalidCodeLogins,
  invalidPasswordLogins,
  validCodeLogins,
  validPasswordLogins,
} from './fixtures.js';
import { LoginForm } from './LoginForm.js';

interface Given {
  onPasswordLogin?: Mock;
  onSendCode?: Mock;
  firstMethod?: LoginMethod;
}

function setUp({ firstMethod, ...given }: Given = {}) {
  const handlers = {
    onPasswordLogin: vi.fn().mockResolvedValue(undefined),
    onCodeLogin: vi.fn().mockResolvedValue(undefined),
    onSendCode: vi.fn().mockResolvedValue(undefined),
    onOpenAgreement: vi.fn(),
    ...given,
  };
  render(<LoginForm {...handlers} firstMethod={firstMethod} />);
  return { user: userEvent.setup(), ...handlers };
}

function accountInput() {
  return screen.getByLabelText<HTMLInputElement>('账号');
}

function agreementBox() {
  return screen.getByRole<HTMLInputElement>('checkbox');
}

function sendButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后可重发/ });
}

async function type(user: UserEvent, label: string, text: string) {
  if (text !== '') await user.type(screen.getByLabelText(label), text);
}

async function fillIn(user: UserEvent, fields: LoginFields, secret: 'password' | 'code') {
  await type(user, '账号', fields.account);
  await (secret === 'password' ? type(user, '密码', fields.password) : type(user, '验证码', fields.code));
  if (fields.agreement) await user.click(agreementBox());
}

/** What the form says of each field, read as a screen reader finds it: from the control. */
function describedBy(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}

afterEach(cleanup);

describe('LoginForm by password', () => {
  it.each(validPasswordLogins)('sends exactly the payload: $name', async ({ fields, payload }) => {
    const { user, onPasswordLogin } = setUp();
    await fillIn(user, fields, 'password');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(onPasswordLogin.mock.calls).toEqual([[payload]]);
  });

  it.each(invalidPasswordLogins)('sends nothing and says why: $name', async ({ fields, messages }) => {
    const { user, onPasswordLogin } = setUp();
    await fillIn(user, fields, 'password');
    await user.click(screen.getByRole('button', { name: '登录' }));
    const controls = {
      account: accountInput(),
      password: screen.getByLabelText('密码'),
      agreement: agreementBox(),
    };
    const wrong = Object.entries(controls).filter(([, control]) => control.ariaInvalid === 'true');
    expect(Object.fromEntries(wrong.map(([name, control]) => [name, describedBy(control)]))).toEqual(
      messages,
    );
    expect(document.activeElement).toBe(wrong[0]?.[1]);
    expect(onPasswordLogin).not.toHaveBeenCalled();
  });

  it('is sent by Enter', async () => {
    const { user, onPasswordLogin } = setUp();
    await fillIn(
      user,
      { account: '13800000003', password: 'Inkstone2026', code: '', agreement: true },
      'password',
    );
    await user.type(screen.getByLabelText('密码'), '{Enter}');
    expect(onPasswordLogin).toHaveBeenCalledOnce();
  });

  it('shows a refusal in its words and keeps what was typed', async () => {
    const onPasswordLogin = vi
      .fn()
      .mockRejectedValueOnce(new Error('账号或密码错误'))
      .mockResolvedValue(undefined);
    const { user } = setUp({ onPasswordLogin });
    const fields = { account: '13800000003', password: 'Wrong2026', code: '', agreement: true };
    await fillIn(user, fields, 'password');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findByRole('alert')).textContent).toBe('账号或密码错误');
    expect(accountInput().value).toBe(fields.account);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe(fields.password);
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not read out an error of the programme', async () => {
    const onPasswordLogin = vi.fn().mockRejectedValue(new TypeError('x is not a function'));
    const { user } = setUp({ onPasswordLogin });
    await fillIn(user, { account: '13800000003', password: 'p', code: '', agreement: true }, 'password');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findByRole('alert')).textContent).toBe('提交没有成功，请稍后再试');
  });

  it('sends once however often it is pressed', async () => {
    const onPasswordLogin = vi.fn(() => new Promise(() => undefined));
    const { user } = setUp({ onPasswordLogin });
    await fillIn(user, { account: '13800000003', password: 'p', code: '', agreement: true }, 'password');
    const button = screen.getByRole('button', { name: '登录' });
    await user.click(button);
    await user.click(button);
    await user.type(screen.getByLabelText('密码'), '{Enter}');
    expect(onPasswordLogin).toHaveBeenCalledOnce();
  });

  it('opens the agreements without ticking them', async () => {
    const { user, onOpenAgreement } = setUp();
    await user.click(screen.getByRole('button', { name: '《用户协议》' }));
    await user.click(screen.getByRole('button', { name: '《隐私政策》' }));
    expect(onOpenAgreement.mock.calls).toEqual([['user_agreement'], ['privacy_agreement']]);
    expect(agreementBox().checked).toBe(false);
  });
});

describe('LoginForm by code', () => {
  it.each(validCodeLogins)('sends exactly the payload: $name', async ({ fields, payload }) => {
    const { user, onCodeLogin } = setUp({ firstMethod: 'code' });
    await fillIn(user, fields, 'code');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(onCodeLogin.mock.calls).toEqual([[payload]]);
  });

  it.each(invalidCodeLogins)('sends nothing and says why: $name', async ({ fields, messages }) => {
    const { user, onCodeLogin } = setUp({ firstMethod: 'code' });
    await fillIn(user, fields, 'code');
    await user.click(screen.getByRole('button', { name: '登录' }));
    const controls = {
      account: accountInput(),
      code: screen.getByLabelText('验证码'),
      agreement: agreementBox(),
    };
    const wrong = Object.entries(controls).filter(([, control]) => control.ariaInvalid === 'true');
    expect(Object.fromEntries(wrong.map(([name, control]) => [name, describedBy(control)]))).toEqual(
      messages,
    );
    expect(document.activeElement).toBe(wrong[0]?.[1]);
    expect(onCodeLogin).not.toHaveBeenCalled();
  });

  it('focuses the code before the agreement after a change of tab', async () => {
    const { user } = setUp();
    await type(user, '账号', '13800000003');
    await user.click(screen.getByRole('tab', { name: '验证码登录' }));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  });

  it('asks for a code where the account says, and waits', async () => {
    const { user, onSendCode } = setUp({ firstMethod: 'code' });
    await type(user, '账号', 'lu@example.com');
    await user.click(sendButton());
    expect(onSendCode.mock.calls).toEqual([[{ type: 2, account: 'lu@example.com' }]]);
    expect(sendButton().textContent).toBe('60秒后可重发');
    expect(sendButton().disabled).toBe(true);
  });

  it('sends no code for a bad number', async () => {
    const { user, onSendCode } = setUp({ firstMethod: 'code' });
    await type(user, '账号', '1380000');
    await user.click(sendButton());
    expect(onSendCode).not.toHaveBeenCalled();
    expect(describedBy(accountInput())).toBe('手机号/邮箱格式错误');
    expect(document.activeElement).toBe(accountInput());
    expect(sendButton().disabled).toBe(false);
  });

  it('frees the button at once when sending fails, and says nothing', async () => {
    const onSendCode = vi.fn().mockRejectedValue(new Error('短信发送失败'));
    const { user } = setUp({ firstMethod: 'code', onSendCode });
    await type(user, '账号', '13800000003');
    await user.click(sendButton());
    expect(sendButton().textContent).toBe('获取验证码');
    expect(sendButton().disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the account, the tick and the countdown when the tab changes', async () => {
    const { user } = setUp({ firstMethod: 'code' });
    await type(user, '账号', '13800000003');
    await user.click(agreementBox());
    await user.click(sendButton());
    await user.click(screen.getByRole('tab', { name: '密码登录' }));
    expect(accountInput().value).toBe('13800000003');
    await user.click(screen.getByRole('tab', { name: '验证码登录' }));
    expect(accountInput().value).toBe('13800000003');
    expect(agreementBox().checked).toBe(true);
    expect(sendButton().disabled).toBe(true);
  });
});
