import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { AccountDeletionForm } from './AccountDeletionForm.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletionMessages as messages } from './messages.zh.js';

const [{ fields, payload } = {}] = accountDeletionFixtures.valid;

afterEach(cleanup);

it('can be filled in and sent by keyboard', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<AccountDeletionForm onSubmit={onSubmit} />);
  await fillInByKeyboard({ [messages.password.label]: fields?.password ?? '' }, messages.submit);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
