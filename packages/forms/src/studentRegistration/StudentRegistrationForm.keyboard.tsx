import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { attachmentMessages } from '../activities/messages.zh.js';
import { fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, studentRegistrationFixtures } from './fixtures.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';
import { StudentRegistrationForm } from './StudentRegistrationForm.js';

it('can be filled in and sent by keyboard', async () => {
  const [{ fields, payload } = {}] = studentRegistrationFixtures.valid;
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const onUpload = vi.fn().mockResolvedValue(payload?.files);
  render(<StudentRegistrationForm {...{ articleId, onSubmit, onUpload }} />);
  await userEvent.upload(screen.getByLabelText(attachmentMessages.label), sampleFile('作品.pdf'));
  await screen.findByText('已上传');
  await fillInByKeyboard(
    {
      [messages.name.label]: fields?.name ?? '',
      [messages.school.label]: fields?.school ?? '',
      [messages.tel.label]: fields?.tel ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);
  });
});
