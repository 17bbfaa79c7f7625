import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

import { attachmentMessages } from '../activities/messages.zh.js';
import { testByKeyboard } from '../testing/keyboard.js';
import { sampleFile } from '../uploads/samples.js';
import { articleId, studentRegistrationFixtures } from './fixtures.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';
import { StudentRegistrationForm } from './StudentRegistrationForm.js';

const [example] = studentRegistrationFixtures.valid;

function onUpload() {
  return Promise.resolve(example?.payload.files ?? '');
}

testByKeyboard({
  example,
  messages,
  form: (onSubmit) => <StudentRegistrationForm {...{ articleId, onSubmit, onUpload }} />,
  before: async () => {
    await userEvent.upload(screen.getByLabelText(attachmentMessages.label), sampleFile('作品.pdf'));
    await screen.findByText('已上传');
  },
});
