import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { activityAttachmentMessages } from '../activityAttachment/messages.zh.js';
import { attachmentMessages } from '../activities/messages.zh.js';
import { answersOf, fillInByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import type { EnrolmentState } from './enrolment-state.js';
import { articleId, teacherEnrolmentFixtures } from './fixtures.js';
import { enrolmentStepsMessages, teacherEnrolmentMessages as messages } from './messages.zh.js';
import { stages } from './samples.js';
import { TeacherEnrolment } from './TeacherEnrolment.js';

const onEnrol = vi.fn().mockResolvedValue(31);
const onAttach = vi.fn().mockResolvedValue(undefined);
const onMyActivities = vi.fn();

function Page() {
  const [state, onStateChange] = useState<EnrolmentState>({ step: 'form', articleId, enrolmentId: null });
  return (
    <TeacherEnrolment
      {...{ state, onStateChange, onEnrol, onAttach, onMyActivities, stages }}
      onLater={() => undefined}
    />
  );
}

it('can be completed by keyboard', async () => {
  const [{ fields, payload } = {}] = teacherEnrolmentFixtures.valid;
  render(<Page />);
  await fillInByKeyboard(
    { ...answersOf(fields ?? {}, messages), [messages.stage.label]: '高中' },
    messages.submit,
  );
  await screen.findByRole('heading', { name: enrolmentStepsMessages.enrolled.title });
  expect(onEnrol.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([payload]);

  await fillInByKeyboard({}, enrolmentStepsMessages.uploadNow);
  await userEvent.upload(await screen.findByLabelText(attachmentMessages.label), sampleFile('成果.docx'));
  await screen.findByText('成果.docx');
  await fillInByKeyboard({}, activityAttachmentMessages.submit);
  await screen.findByRole('heading', { name: enrolmentStepsMessages.uploaded.title });
  expect(onAttach).toHaveBeenCalledOnce();

  // The heading has the focus; Tab goes to the next button.
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onMyActivities).toHaveBeenCalledOnce();
});
