import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { mobileMessages } from '../rules/mobile.js';
import { testCode } from '../testing/code-cases.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { recoveryFixtures } from './fixtures.js';
import { recoveryMessages as messages } from './messages.zh.js';
import { RecoveryForm } from './RecoveryForm.js';
import type { RecoveryOptions } from './use-recovery-form.js';

testForm('RecoveryForm', {
  fixtures: recoveryFixtures,
  form: ({ defaultValues, onSubmit }) => (
    <RecoveryForm
      defaultValues={defaultValues}
      onNext={onSubmit}
      onSendCode={() => Promise.reject(new Error('没有请求验证码'))}
    />
  ),
  messages,
});

testCode('RecoveryForm by phone (spec: B5 format phone)', {
  form: (phone, onSendCode) => (
    <RecoveryForm defaultValues={{ phone }} onSendCode={onSendCode} onNext={vi.fn()} />
  ),
  label: messages.phone.label,
  sent: [' 13800000003', { type: 1, account: '13800000003' }],
  refused: [
    [' ', mobileMessages.format],
    ['1380000', mobileMessages.format],
  ],
});

testCode('RecoveryForm by e-mail (spec: B5 format email)', {
  form: (email, onSendCode) => (
    <RecoveryForm defaultValues={{ type: 2, email }} onSendCode={onSendCode} onNext={vi.fn()} />
  ),
  label: messages.email.label,
  sent: ['lu.laoshi@example.com', { type: 2, account: 'lu.laoshi@example.com' }],
  refused: [
    [' ', '邮箱不得为空'],
    ['lu.laoshi', '邮箱格式错误'],
  ],
});

function show(given: Partial<RecoveryOptions> = {}) {
  const onNext = vi.fn().mockResolvedValue(undefined);
  render(<RecoveryForm {...given} onSendCode={() => Promise.resolve()} onNext={onNext} />);
  return { user: userEvent.setup(), onNext };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const tab = (name: string) => screen.getByRole('tab', { name });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后可重发/ });

it('keeps the values of both tabs, which share the countdown', async () => {
  const { user } = show();
  await user.type(input('手机号'), '13800000003');
  await user.type(input('验证码'), '042917');
  await user.click(sendButton());
  await user.click(tab('邮箱找回'));
  expect(input('邮箱').value).toBe('');
  expect(input('验证码').value).toBe('');
  expect(sendButton().disabled).toBe(true);
  await user.type(input('邮箱'), 'lu.laoshi@example.com');
  await user.click(tab('手机找回'));
  expect(input('手机号').value).toBe('13800000003');
  expect(input('验证码').value).toBe('042917');
  expect(sendButton().disabled).toBe(true);
  await user.click(tab('邮箱找回'));
  expect(input('邮箱').value).toBe('lu.laoshi@example.com');
});

it('shows no messages in the other tab', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: messages.submit }));
  expect(said()).toEqual({ 手机号: '手机号不得为空', 验证码: '验证码不得为空' });
  await user.click(tab('邮箱找回'));
  expect(said()).toEqual({});
});

it('passes on the values of the open tab (spec: B2.7 retrievePasswordLogin)', async () => {
  const { user, onNext } = show({ defaultValues: recoveryFixtures.valid[0]?.fields });
  await user.click(tab('邮箱找回'));
  await user.type(input('邮箱'), 'lu.laoshi@example.com');
  await user.type(input('验证码'), '860351{Enter}');
  expect(onNext.mock.calls.map(([recovered]: unknown[]) => recovered)).toEqual([
    { type: 2, account: 'lu.laoshi@example.com', code: '860351' },
  ]);
});
