import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { RealNameStatus } from '../realName/RealNameStatus.js';
import { formStates, getsCode, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { profileFixtures, student } from './fixtures.js';
import { profileMessages as messages } from './messages.zh.js';
import { ProfileForm } from './ProfileForm.js';
import { card, grades } from './samples.js';
import { fieldsOf } from './schema.js';

const filled = profileFixtures.valid.find(({ name }) => name === 'everything');
const wrong = profileFixtures.invalid.find(({ name }) => name === 'only the old password');

const meta = {
  title: '表单/ProfileForm',
  component: ProfileForm,
  args: {
    ...card,
    profile: student,
    grades,
    onSubmit: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve()),
    style: { maxWidth: '54rem' },
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(
  { ...profileFixtures, valid: filled === undefined ? [] : [filled] },
  messages,
  '原密码错误',
  { args: { defaultUnlocked: true } },
);

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LockedAndVerified: Story = {
  name: '锁定，已实名',
  args: {
    realName: [
      { label: '姓名', value: '周明', action: <RealNameStatus verified onOpen={fn()} /> },
      { label: '身份证号', value: '9****************X' },
    ],
  },
};

export const LockedByEmail: Story = {
  name: '锁定，以邮箱注册',
  args: { profile: { ...student, phone: '', email: 'reader@example.com' } },
};

export const LockedWithUnknowns: Story = {
  name: '锁定，有的还没填',
  args: { profile: { ...student, school: '', gradeId: null, phone: '' } },
};

export const Unlocked: Story = {
  name: '已解锁',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.edit }));
    await expect(canvas.getByLabelText(messages.nickname.label)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.unlocked);
  },
};

export const Empty: Story = { args: { defaultUnlocked: true, defaultValues: { nickname: '', phone: '' } } };
export const Filled: Story = states.filled;

export const Invalid: Story = {
  args: { defaultUnlocked: true, defaultValues: wrong?.fields },
  play: isToldWhy(messages.submit, wrong?.messages),
};

export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const Saved: Story = {
  args: { ...Filled.args },
  play: async ({ args, canvas, canvasElement }) => {
    await sends(messages.submit)({ canvasElement });
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name: messages.edit })).toHaveFocus();
    });
    await expect(args.onSubmit).toHaveBeenCalledWith(filled?.payload, expect.anything());
    await expect(canvas.getByText(filled?.fields.nickname ?? '')).toBeVisible();
  },
};

export const Countdown: Story = {
  name: '倒计时',
  args: { defaultUnlocked: true, defaultValues: { phone: '13800000007' } },
  play: async ({ args, canvasElement }) => {
    await getsCode({ canvasElement });
    await expect(args.onSendCode).toHaveBeenCalledWith({ phone: '13800000007' });
  },
};

/** Teachers have no grade, and parents and merchants have no school either. */
export const Teacher: Story = {
  args: { defaultUnlocked: true, profile: { ...student, user_role: 3, nickname: '周老师', gradeId: null } },
};

export const Parent: Story = {
  args: {
    defaultUnlocked: true,
    profile: { ...student, user_role: 2, nickname: '林妈妈', school: '', gradeId: null },
  },
};

export const GradesLoading: Story = {
  name: '年级加载中',
  args: { defaultUnlocked: true, defaultValues: fieldsOf(student), grades: [], gradesLoading: true },
};

export const LockedOnPhone: Story = onPhone(Locked);
export const UnlockedOnPhone: Story = onPhone(Unlocked);
export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const CountdownOnPhone: Story = onPhone(Countdown);
