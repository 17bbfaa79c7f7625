import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { genuineCheckFixtures } from './fixtures.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { GenuineCheckForm } from './GenuineCheckForm.js';

const [{ fields, payload } = {}] = genuineCheckFixtures.valid;
const code = fields?.code ?? '';

afterEach(cleanup);

it('can be filled in and sent by keyboard', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  await fillInByKeyboard({ [messages.code.label]: code }, messages.submit);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});

it('is sent by Enter in the field', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  await userEvent.keyboard(`{Tab}${code}{Enter}`);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
