import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { attachmentMessages } from '../activities/messages.zh.js';
import type { Sending } from '../form/use-valid-form.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { stuckAt } from '../testing/sending.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentForm, type AttachmentFormProps } from './AttachmentForm.js';
import { activityAttachmentFixtures, enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';

testForm('AttachmentForm', {
  fixtures: activityAttachmentFixtures,
  form: (props) => <AttachmentForm {...props} enrolmentId={enrolmentId} />,
  messages,
  labels: { files: attachmentMessages.label },
});

const report = sampleFile('课题成果.docx');

function show(onSubmit: AttachmentFormProps['onSubmit'] = vi.fn().mockResolvedValue(undefined)) {
  const { unmount } = render(<AttachmentForm enrolmentId={enrolmentId} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const choose = (file: File) => user.upload(screen.getByLabelText(attachmentMessages.label), file);
  const send = () => user.click(screen.getByRole('button', { name: new RegExp(`^${messages.submit}`) }));
  return { choose, send, unmount };
}

it('sends the chosen file once and is reset afterwards', async () => {
  const onSubmit = vi.fn().mockResolvedValue(undefined);
  const { choose, send } = show(onSubmit);
  await choose(report);
  expect(await screen.findByText(report.name)).toBeTruthy();
  await send();
  expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([{ id: enrolmentId, file: report }]);
  expect(screen.queryByText(report.name)).toBeNull();
  expect(said()).toEqual({});
});

it('aborts the upload when it unmounts', async () => {
  const onSubmit = vi.fn(stuckAt(0.46));
  const { choose, send, unmount } = show(onSubmit);
  await choose(report);
  await screen.findByText(report.name);
  await send();
  const [, sending] = onSubmit.mock.calls[0] as [unknown, Sending];
  expect(sending.signal.aborted).toBe(false);
  unmount();
  expect(sending.signal.aborted).toBe(true);
});
