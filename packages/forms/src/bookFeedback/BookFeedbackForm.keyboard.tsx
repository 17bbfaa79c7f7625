import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

import { testByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { BookFeedbackForm } from './BookFeedbackForm.js';
import { bookFeedbackFixtures } from './fixtures.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';
import type { BookFeedbackFields } from './schema.js';

const problems = { '': '', '1': messages.type.correction.label, '2': messages.type.feedback.label };

/** Without the empty fields, which feedback does not have. */
function filledIn(fields: BookFeedbackFields): BookFeedbackFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as BookFeedbackFields;
}

for (const example of bookFeedbackFixtures.valid.slice(0, 2)) {
  const { type, images } = example.fields;
  const urls = images.map(({ url }) => url);
  testByKeyboard({
    example: { ...example, fields: filledIn(example.fields) },
    messages,
    form: (onSubmit) => (
      <BookFeedbackForm onSubmit={onSubmit} onUpload={() => Promise.resolve(urls.shift() ?? '')} />
    ),
    answers: { [messages.type.label]: problems[type] },
    before: () =>
      userEvent.upload(
        screen.getByLabelText(messages.images.label),
        images.map(({ name }) => sampleFile(name)),
      ),
  });
}
