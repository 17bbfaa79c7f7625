import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { testForm } from '../testing/form-cases.js';
import { queryCodeFixtures } from './fixtures.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { QueryCodeForm } from './QueryCodeForm.js';

testForm('QueryCodeForm', {
  fixtures: queryCodeFixtures,
  form: (props) => <QueryCodeForm {...props} />,
  messages,
});

it('is sent by Enter and keeps the code', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<QueryCodeForm onSubmit={onSubmit} />);
  const field = screen.getByLabelText<HTMLInputElement>(messages.query_code.label);
  await userEvent.type(field, ' 7kxq-4mrw-9teb {Enter}');
  expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([{ query_code: '7kxq-4mrw-9teb' }]);
  expect(field.value.trim()).toBe('7kxq-4mrw-9teb');
});
