import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { BookDonationForm } from './BookDonationForm.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { regions } from './samples.js';

testForm('BookDonationForm', {
  fixtures: bookDonationFixtures,
  form: (props) => <BookDonationForm {...props} regions={regions} />,
  messages,
});

function show() {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { unmount } = render(<BookDonationForm onSubmit={onSubmit} regions={regions} />);
  return { user: userEvent.setup(), onSubmit, unmount };
}
const unitName = () => screen.getByLabelText<HTMLInputElement>(messages.unit_name.label);

it('shows the placeholder of the explanation (spec: B5 donation placeholder)', () => {
  show();
  const words = '请简要说明申请单位图书需求，包括数量、内容、学科、年级等。';
  expect(screen.getByPlaceholderText(words)).toBe(screen.getByLabelText(messages.explain.label));
});

it('validates a field on blur (spec: B5 donation on blur)', async () => {
  const { user } = show();
  await user.click(unitName());
  await user.tab();
  expect(said()).toEqual({ [messages.unit_name.label]: messages.unit_name.missing });
});

it('restores its values after a reload, and none after success', async () => {
  const [example] = bookDonationFixtures.valid;
  const first = show();
  await first.user.type(unitName(), '砚山县第三小学');
  first.unmount();

  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { unmount } = render(
    <BookDonationForm
      onSubmit={onSubmit}
      regions={regions}
      defaultValues={{ ...example?.fields, unit_name: '' }}
    />,
  );
  expect(unitName().value).toBe('砚山县第三小学');
  await first.user.click(screen.getByRole('button', { name: messages.submit }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(unitName().value).toBe('');
  unmount();

  show();
  expect(unitName().value).toBe('');
});
