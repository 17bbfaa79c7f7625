import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

import { applicantMessages, attachmentMessages } from '../activities/messages.zh.js';
import { testByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWorkMessages } from './messages.zh.js';
import type { StudentWorkFields, StudentWorkPayload } from './schema.js';
import { StudentWorkForm } from './StudentWorkForm.js';

const [example] = studentWorkFixtures.valid;

testByKeyboard<StudentWorkFields, StudentWorkPayload>({
  example: example && { ...example, payload: { ...example.payload, file: expect.any(File) as File } },
  messages: { ...studentWorkMessages, ...applicantMessages },
  form: (onSubmit) => <StudentWorkForm applicationId={applicationId} status={-1} onSubmit={onSubmit} />,
  before: async () => {
    await userEvent.upload(screen.getByLabelText(attachmentMessages.label), sampleFile('修改稿.pdf'));
    await screen.findByText('修改稿.pdf');
  },
});
