import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { applicantMessages, attachmentMessages } from '../activities/messages.zh.js';
import { fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import { StudentWorkForm } from './StudentWorkForm.js';

it('can be filled in and sent by keyboard', async () => {
  const [{ fields, payload } = {}] = studentWorkFixtures.valid;
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  render(<StudentWorkForm applicationId={applicationId} status={-1} onSubmit={onSubmit} />);
  await userEvent.upload(screen.getByLabelText(attachmentMessages.label), sampleFile('修改稿.pdf'));
  await screen.findByText('修改稿.pdf');
  await fillInByKeyboard(
    {
      [applicantMessages.name.label]: fields?.name ?? '',
      [applicantMessages.school.label]: fields?.school ?? '',
    },
    messages.submit,
  );
  await vi.waitFor(() => {
    expect(onSubmit.mock.calls).toMatchObject([[{ ...payload, file: { name: '修改稿.pdf' } }, {}]]);
  });
});
