import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { queryCodeFixtures } from './fixtures.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { QueryCodeForm } from './QueryCodeForm.js';

const [{ fields, payload } = {}] = queryCodeFixtures.valid;
const code = fields?.query_code ?? '';

afterEach(cleanup);

it('can be filled in and sent by keyboard', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<QueryCodeForm onSubmit={onSubmit} />);
  await fillInByKeyboard({ [messages.query_code.label]: code }, messages.submit);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});

it('is sent by Enter in the field', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<QueryCodeForm onSubmit={onSubmit} />);
  await userEvent.keyboard(`{Tab}${code}{Enter}`);
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
