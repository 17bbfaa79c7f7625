import type { ReactElement } from 'react';

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';
import { codeLoginFixtures } from '../login/fixtures.js';
import { LoginForm } from '../login/LoginForm.js';
import { loginMessages } from '../login/messages.zh.js';
import { student } from '../profile/fixtures.js';
import { profileMessages } from '../profile/messages.zh.js';
import { ProfileForm } from '../profile/ProfileForm.js';
import { card, grades } from '../profile/samples.js';
import { registrationExamples } from '../registration/fixtures.js';
import { registrationMessages } from '../registration/messages.zh.js';
import { RegistrationForm } from '../registration/RegistrationForm.js';
import { choices as registrationChoices } from '../registration/samples.js';
import { shopApplicationFixtures } from '../shopApplication/fixtures.js';
import { shopApplicationMessages } from '../shopApplication/messages.zh.js';
import { choices as shopChoices } from '../shopApplication/samples.js';
import { ShopApplicationForm } from '../shopApplication/ShopApplicationForm.js';
import { openDialogsInJsdom } from '../testing/dialogs.js';
import { said } from '../testing/said.js';
import { stubObjectUrls } from '../testing/uploading.js';

type Refuse = () => Promise<never>;

interface Row {
  form: (refuse: Refuse) => ReactElement;
  label: string;
  submit: string;
}

const silent = () => undefined;
const sent = () => Promise.resolve();
const sendsOfRegistration = { onSendPhoneCode: sent, onSendEmailCode: sent };
const [byCode] = codeLoginFixtures.valid;
const [application] = shopApplicationFixtures.valid;

/** All forms with a code that the server compares. */
const forms: Record<string, Row> = {
  'login by code': {
    form: (refuse) => (
      <LoginForm
        firstMethod="code"
        defaultValues={byCode?.fields}
        onCodeLogin={refuse}
        onPasswordLogin={sent}
        onSendCode={sent}
        onOpenAgreement={silent}
      />
    ),
    label: loginMessages.code.label,
    submit: loginMessages.submit,
  },
  'registration by phone': {
    form: (refuse) => (
      <RegistrationForm
        {...registrationChoices}
        {...sendsOfRegistration}
        defaultValues={registrationExamples.teacherByPhone.fields}
        onSubmit={refuse}
        onOpenAgreement={silent}
        onLogin={silent}
      />
    ),
    label: registrationMessages.phone_code.label,
    submit: registrationMessages.submit,
  },
  'registration by e-mail': {
    form: (refuse) => (
      <RegistrationForm
        {...registrationChoices}
        {...sendsOfRegistration}
        defaultValues={registrationExamples.teacherByEmail.fields}
        onSubmit={refuse}
        onOpenAgreement={silent}
        onLogin={silent}
      />
    ),
    label: registrationMessages.email_code.label,
    submit: registrationMessages.submit,
  },
  'a new phone number': {
    form: (refuse) => (
      <ProfileForm
        {...card}
        profile={student}
        grades={grades}
        defaultUnlocked
        defaultValues={{ phone: '13800000007', code: '042917' }}
        onSubmit={refuse}
        onSendCode={sent}
      />
    ),
    label: profileMessages.code.label,
    submit: profileMessages.submit,
  },
  'the application of a shop': {
    form: (refuse) => (
      <ShopApplicationForm
        {...shopChoices}
        defaultValues={application?.fields}
        onSubmit={refuse}
        onSendCode={sent}
        onUpload={() => Promise.resolve('/files/a.png')}
        onOpenAgreement={silent}
      />
    ),
    label: shopApplicationMessages.phone_code.label,
    submit: shopApplicationMessages.submit,
  },
};

beforeEach(() => {
  openDialogsInJsdom();
  stubObjectUrls();
  dropDrafts();
});

describe.each(Object.entries(forms))('%s', (_, { form, label, submit }) => {
  it.each([
    [422, '验证码错误'],
    [410, '验证码已失效，请重新获取'],
  ])('marks a code that was refused with %d at its field, and goes there', async (code, message) => {
    const refusal = Object.assign(new Error(message), { code, data: null });
    render(form(() => Promise.reject(refusal)));
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect(said()).toEqual({ [label]: message });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
