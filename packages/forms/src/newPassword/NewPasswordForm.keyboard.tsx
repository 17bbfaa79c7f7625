import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { newPasswordFixtures } from './fixtures.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import { recoveredByPhone } from './samples.js';

it('can be filled in and sent by keyboard', async () => {
  const [{ fields, payload } = {}] = newPasswordFixtures.valid;
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<NewPasswordForm recovered={recoveredByPhone} onSubmit={onSubmit} />);
  await fillInByKeyboard(
    {
      [messages.password.label]: fields?.password ?? '',
      [messages.password_confirm.label]: fields?.password_confirm ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
