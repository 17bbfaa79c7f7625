import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectSent, fillInByKeyboard } from '../testing/keyboard.js';
import { recoveryMessages as messages } from './messages.zh.js';
import { RecoveryForm } from './RecoveryForm.js';

function show() {
  const onSendCode = vi.fn().mockResolvedValue(undefined);
  const onNext = vi.fn().mockResolvedValue(undefined);
  render(<RecoveryForm onSendCode={onSendCode} onNext={onNext} />);
  return { onSendCode, onNext };
}

it('can be filled in and sent by keyboard, by phone', async () => {
  const { onSendCode, onNext } = show();
  await fillInByKeyboard({ [messages.phone.label]: '13800000003' }, '获取验证码');
  await waitFor(() => {
    expect(onSendCode).toHaveBeenCalledWith({ type: 1, account: '13800000003' });
    expect(document.querySelector('button:disabled')).not.toBeNull();
  });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}042917{Enter}');
  await expectSent(onNext, { type: 1, account: '13800000003', code: '042917' });
});

it('can be filled in and sent by keyboard, by e-mail', async () => {
  const { onNext } = show();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await fillInByKeyboard(
    { [messages.email.label]: 'lu.laoshi@example.com', [messages.email_code.label]: '860351' },
    messages.submit,
  );
  await expectSent(onNext, { type: 2, account: 'lu.laoshi@example.com', code: '860351' });
});
