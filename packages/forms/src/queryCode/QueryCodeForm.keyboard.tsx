import { render } from '@testing-library/react';
import { it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectSent, testByKeyboard } from '../testing/keyboard.js';
import { queryCodeFixtures } from './fixtures.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { QueryCodeForm } from './QueryCodeForm.js';

const [example] = queryCodeFixtures.valid;

testByKeyboard({ example, messages, form: (onSubmit) => <QueryCodeForm onSubmit={onSubmit} /> });

it('is sent by Enter in the field', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<QueryCodeForm onSubmit={onSubmit} />);
  await userEvent.keyboard(`{Tab}${example?.fields.query_code ?? ''}{Enter}`);
  await expectSent(onSubmit, example?.payload);
});
