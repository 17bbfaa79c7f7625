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

it('is filled in and sent by the keyboard alone', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  await fillInByKeyboard({ [messages.code.label]: code }, messages.submit);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});

it('is sent by Enter without leaving the field', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  await userEvent.keyboard(`{Tab}${code}{Enter}`);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
