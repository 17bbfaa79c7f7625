import { render } from '@testing-library/react';
import { it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectSent, testByKeyboard } from '../testing/keyboard.js';
import { genuineCheckFixtures } from './fixtures.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { GenuineCheckForm } from './GenuineCheckForm.js';

const [example] = genuineCheckFixtures.valid;

testByKeyboard({ example, messages, form: (onSubmit) => <GenuineCheckForm onSubmit={onSubmit} /> });

it('is sent by Enter in the field', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  await userEvent.keyboard(`{Tab}${example?.fields.code ?? ''}{Enter}`);
  await expectSent(onSubmit, example?.payload);
});
