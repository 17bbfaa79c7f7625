import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { testForm } from '../testing/form-cases.js';
import { genuineCheckFixtures } from './fixtures.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { GenuineCheckForm } from './GenuineCheckForm.js';

testForm('GenuineCheckForm', {
  fixtures: genuineCheckFixtures,
  form: (props) => <GenuineCheckForm {...props} />,
  messages,
});

it('forgives case, blanks, hyphens and full width, is sent by Enter and keeps the code (spec: B2.8 testAndVerify input, B2.8 testAndVerify case and spaces)', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<GenuineCheckForm onSubmit={onSubmit} />);
  const field = screen.getByLabelText<HTMLInputElement>(messages.code.label);
  await userEvent.type(field, ' ytjy-2027 ＫＳＪＬ－0001 {Enter}');
  expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([{ code: 'YTJY2027KSJL0001' }]);
  expect(field.value).toBe('YTJY2027KSJL0001');
});
