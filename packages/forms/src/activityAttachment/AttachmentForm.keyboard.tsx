import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { attachmentMessages } from '../activities/messages.zh.js';
import { stuckAt } from '../testing/sending.js';
import { fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentForm } from './AttachmentForm.js';
import { enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

it('can be sent, cancelled and cleared by keyboard', async () => {
  const onSubmit = vi.fn(stuckAt(0.46));
  render(<AttachmentForm enrolmentId={enrolmentId} onSubmit={onSubmit} />);
  await userEvent.upload(screen.getByLabelText(attachmentMessages.label), sampleFile('成果.docx'));
  await screen.findByText('成果.docx');
  await fillInByKeyboard({}, messages.submit);
  await screen.findByRole('progressbar');
  expect(onSubmit.mock.calls).toMatchObject([[{ id: enrolmentId, file: { name: '成果.docx' } }, {}]]);

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消上传：成果.docx' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: '移除：成果.docx' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^选择文件/ }));
});
