import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { newPasswordFixtures } from './fixtures.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.js';
import { recoveredByPhone } from './samples.js';

testForm('NewPasswordForm', {
  fixtures: newPasswordFixtures,
  form: (props) => <NewPasswordForm {...props} recovered={recoveredByPhone} />,
  messages,
});

/** Like the client's error for a refusal. */
function refusal(code: number, message: string) {
  return Object.assign(new Error(message), { code });
}

const right = newPasswordFixtures.valid[0]?.fields;

function show(given: Partial<NewPasswordFormProps> = {}) {
  const onSubmit = vi.fn(given.onSubmit ?? (() => Promise.resolve()));
  const onBack = vi.fn();
  render(<NewPasswordForm recovered={recoveredByPhone} onBack={onBack} {...given} onSubmit={onSubmit} />);
  return { user: userEvent.setup(), onSubmit, onBack };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: messages.submit });
const back = () => screen.queryByRole('button', { name: messages.back });

it('gives the account to password managers', () => {
  show();
  const account = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(account?.value).toBe('13800000003');
  expect(account?.hidden).toBe(true);
  expect(input(messages.password.label).autocomplete).toBe('new-password');
  expect(input(messages.password_confirm.label).autocomplete).toBe('new-password');
});

it('ticks each part of the password rule as soon as it is met', async () => {
  const { user } = show();
  const kept = () =>
    [...(screen.getByText('数字').parentElement?.children ?? [])]
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('已满足'))
      .map((words) => words.split('，')[0]);
  expect(kept()).toEqual([]);
  await user.type(input(messages.password.label), 'ink');
  expect(kept()).toEqual(['小写字母']);
  await user.type(input(messages.password.label), 'Stone27');
  expect(kept()).toEqual(['8-16位字母和数字', '小写字母', '大写字母', '数字']);
  await user.type(input(messages.password.label), '#');
  expect(kept()).toEqual(['小写字母', '大写字母', '数字']);
});

it('validates the repetition when the password changes', async () => {
  const { user } = show({ defaultValues: { ...right, password_confirm: 'Inkstone202' } });
  await user.click(submit());
  expect(said()).toEqual({ [messages.password_confirm.label]: '两次密码不一致' });
  await user.type(input(messages.password_confirm.label), '7');
  expect(said()).toEqual({});
  await user.type(input(messages.password.label), '8');
  expect(said()).toEqual({ [messages.password_confirm.label]: '两次密码不一致' });
});

it.each([
  [410, '验证码已失效，请重新获取'],
  [422, '验证码错误'],
])('offers the way back after a refused code (%s), and keeps both passwords', async (code, words) => {
  const { user, onBack } = show({
    defaultValues: right,
    onSubmit: () => Promise.reject(refusal(code, words)),
  });
  expect(back()).toBeNull();
  await user.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect(input(messages.password.label).value).toBe(right?.password);
  expect(input(messages.password_confirm.label).value).toBe(right?.password_confirm);
  await user.click(screen.getByRole('button', { name: messages.back }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('offers no way back after other refusals, or if the page has none', async () => {
  const onSubmit = vi
    .fn<NewPasswordFormProps['onSubmit']>()
    .mockRejectedValueOnce(refusal(422, '验证码错误'))
    .mockRejectedValueOnce(refusal(429, '操作太频繁，请在42秒后再试'));
  const { user } = show({ defaultValues: right, onSubmit });
  await user.click(submit());
  expect(back()).not.toBeNull();
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('操作太频繁，请在42秒后再试');
  expect(back()).toBeNull();
  cleanup();

  const { user: other } = show({
    defaultValues: right,
    onBack: undefined,
    onSubmit: () => Promise.reject(refusal(422, '验证码错误')),
  });
  await other.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('验证码错误');
  expect(back()).toBeNull();
});
