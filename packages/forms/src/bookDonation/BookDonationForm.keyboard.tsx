import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { BookDonationForm } from './BookDonationForm.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { regions } from './samples.js';

it('can be filled in and sent by keyboard', async () => {
  const [{ fields, payload } = {}] = bookDonationFixtures.valid;
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<BookDonationForm onSubmit={onSubmit} regions={regions} />);
  await fillInByKeyboard(
    {
      [messages.unit_name.label]: fields?.unit_name ?? '',
      省份: fields?.province_city.province ?? '',
      城市: fields?.province_city.city ?? '',
      [messages.address.label]: fields?.address ?? '',
      [messages.contacts.label]: fields?.contacts ?? '',
      [messages.phone.label]: fields?.phone ?? '',
      [messages.explain.label]: fields?.explain ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
