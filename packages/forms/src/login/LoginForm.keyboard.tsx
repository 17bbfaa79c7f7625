import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { agreementFieldMessages } from '../agreement/messages.zh.js';
import { answersOf, expectSent, fillInByKeyboard } from '../testing/keyboard.js';
import { codeLoginFixtures, passwordLoginFixtures } from './fixtures.js';
import { LoginForm } from './LoginForm.js';
import { loginMessages as messages } from './messages.zh.js';

function show() {
  const handlers = {
    onPasswordLogin: vi.fn().mockResolvedValue(undefined),
    onCodeLogin: vi.fn().mockResolvedValue(undefined),
    onSendCode: vi.fn().mockResolvedValue(undefined),
  };
  render(<LoginForm {...handlers} onOpenAgreement={() => undefined} />);
  return handlers;
}

it('logs in by password, by keyboard', async () => {
  const [{ fields, payload } = {}] = passwordLoginFixtures.valid;
  const { onPasswordLogin } = show();
  await fillInByKeyboard(
    { ...answersOf({ ...fields, code: null }, messages), [agreementFieldMessages.whole]: true },
    messages.submit,
  );
  await expectSent(onPasswordLogin, payload);
});

it('logs in by code, by keyboard', async () => {
  const [{ fields, payload } = {}] = codeLoginFixtures.valid;
  const { onCodeLogin, onSendCode } = show();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await fillInByKeyboard({ [messages.account.label]: fields?.account ?? '' }, '获取验证码');
  await waitFor(() => {
    expect(onSendCode).toHaveBeenCalledOnce();
    expect(document.querySelector('button:disabled')).not.toBeNull();
  });
  await userEvent.keyboard(`{Shift>}{Tab}{/Shift}${fields?.code ?? ''}`);
  await fillInByKeyboard({ [agreementFieldMessages.whole]: true }, messages.submit);
  await expectSent(onCodeLogin, payload);
});
