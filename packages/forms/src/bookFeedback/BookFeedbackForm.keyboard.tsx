import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { BookFeedbackForm } from './BookFeedbackForm.js';
import { bookFeedbackFixtures } from './fixtures.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';

const problems = { '': '', '1': messages.type.correction.label, '2': messages.type.feedback.label };

afterEach(cleanup);

it.each(bookFeedbackFixtures.valid.slice(0, 2))(
  'can be filled in and sent by keyboard: $name',
  async ({ fields, payload }) => {
    const onSubmit = vi.fn().mockResolvedValue(undefined);
    const urls = fields.images.map(({ url }) => url);
    render(<BookFeedbackForm onSubmit={onSubmit} onUpload={() => Promise.resolve(urls.shift() ?? '')} />);
    await userEvent.upload(
      screen.getByLabelText(messages.images.label),
      fields.images.map(({ name }) => sampleFile(name)),
    );
    const place = ['book_number', 'page_number', 'question_number'] as const;
    const edition = ['edition_year', 'edition_month', 'edition_version', 'print_batch'] as const;
    const asked = [
      'book_name',
      'subject',
      ...(fields.type === '1' ? [...place, ...edition] : []),
      'descr',
      'email',
    ] as const;
    await fillInByKeyboard(
      {
        [messages.type.label]: problems[fields.type],
        ...Object.fromEntries(asked.map((name) => [messages[name].label, fields[name]])),
      },
      messages.submit,
    );
    await vi.waitFor(() => {
      expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
    });
  },
);
