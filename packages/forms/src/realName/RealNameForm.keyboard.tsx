import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm } from './RealNameForm.js';

it('can be filled in and sent by keyboard', async () => {
  const [{ fields, payload } = {}] = realNameFixtures.valid;
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<RealNameForm onSubmit={onSubmit} />);
  await fillInByKeyboard(
    {
      [messages.username.label]: fields?.username ?? '',
      [messages.identity_card_code.label]: fields?.identity_card_code ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
