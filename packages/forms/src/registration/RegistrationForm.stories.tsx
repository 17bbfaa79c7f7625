import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { mobileMessages } from '../rules/mobile.js';
import { formStates, getsCode, isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { registrationExamples as examples, registrationFixtures } from './fixtures.js';
import { registrationMessages as messages } from './messages.zh.js';
import { RegistrationForm } from './RegistrationForm.js';
import { choices } from './samples.js';

const [, asStudent, asParent, asMerchant] = registrationFixtures.invalid;
const taken = '该账号已注册，请直接登录';
const elsewhere = '省市有误，请重新选择';

const meta = {
  title: '表单/RegistrationForm',
  component: RegistrationForm,
  args: {
    ...choices,
    onSubmit: fn(() => Promise.resolve()),
    onSendPhoneCode: fn(() => Promise.resolve()),
    onSendEmailCode: fn(() => Promise.resolve()),
    onOpenAgreement: fn(),
    onLogin: fn(),
    heading: <h1>注册</h1>,
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(registrationFixtures, messages, taken);

export const Empty: Story = {};
export const Teacher: Story = states.filled;
export const TeacherByEmail: Story = {
  name: '教师，用邮箱',
  args: { defaultValues: examples.teacherByEmail.fields },
};
export const Student: Story = { name: '学生', args: { defaultValues: examples.studentByPhone.fields } };
export const StudentByEmail: Story = {
  name: '学生，用邮箱',
  args: { defaultValues: examples.studentByEmail.fields },
};
export const Parent: Story = { args: { defaultValues: examples.parentByPhone.fields } };
export const ParentByEmail: Story = {
  name: '家长，用邮箱',
  args: { defaultValues: examples.parentByEmail.fields },
};
export const Merchant: Story = { name: '商家', args: { defaultValues: examples.merchantByPhone.fields } };
export const MerchantByEmail: Story = {
  name: '商家，用邮箱',
  args: { defaultValues: examples.merchantByEmail.fields },
};

/** The place was chosen for another identity before: a parent sees it and cannot change it. */
export const ParentWithPlace: Story = {
  name: '家长，填了地区',
  args: {
    defaultValues: { ...examples.parentByPhone.fields, region: examples.teacherByPhone.fields.region },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('浙江省 宁波市')).toBeVisible();
    await expect(canvas.getByRole('group', { name: messages.region.label })).toHaveTextContent(
      messages.regionLocked,
    );
  },
};

export const Invalid: Story = states.invalid;
export const InvalidStudent: Story = {
  name: '学生：填错',
  args: { defaultValues: { user_role: '1' } },
  play: isToldWhy(messages.submit, asStudent?.messages),
};
export const InvalidParent: Story = {
  name: '家长：填错',
  args: { defaultValues: { user_role: '2' } },
  play: isToldWhy(messages.submit, asParent?.messages),
};
export const InvalidMerchant: Story = {
  name: '商家：填错',
  args: { defaultValues: { user_role: '5' } },
  play: isToldWhy(messages.submit, asMerchant?.messages),
};

export const Submitting: Story = states.submitting;

export const Refused: Story = {
  args: {
    ...Teacher.args,
    onSubmit: fn(() => Promise.reject(Object.assign(new Error(taken), { code: 409 }))),
  },
  play: async (context) => {
    await isRefused(messages.submit, taken)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: messages.login }));
    await expect(context.args.onLogin).toHaveBeenCalledWith('13800000006');
  },
};

export const RefusedAtField: Story = {
  name: '被拒绝，写在字段下',
  args: {
    ...Teacher.args,
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error(elsewhere), { data: { errors: [{ field: 'city', message: elsewhere }] } }),
      ),
    ),
  },
  play: async (context) => {
    await sends(messages.submit)(context);
    await expect(await context.canvas.findByText(elsewhere)).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(context.canvas.getByLabelText('省份')).toHaveFocus();
  },
};

export const CodeSent: Story = {
  args: { defaultValues: { phone: '13800000006' } },
  play: async ({ args, canvasElement }) => {
    await getsCode({ canvasElement });
    await expect(args.onSendPhoneCode).toHaveBeenCalledWith({ phone: '13800000006' });
  },
};

export const NoCodeForABadNumber: Story = {
  name: '号码不对，不发验证码',
  args: { defaultValues: { phone: '1380000' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText(mobileMessages.format)).toBeVisible();
    await expect(canvas.getByLabelText(messages.phone.label)).toHaveFocus();
    await expect(args.onSendPhoneCode).not.toHaveBeenCalled();
  },
};

const loading = { stagesLoading: true, gradesLoading: true, subjectsLoading: true, regionsLoading: true };

export const ListsLoading: Story = { args: loading };
export const ListsLoadingForParent: Story = {
  name: '家长：选项加载中',
  args: { ...loading, defaultValues: { user_role: '2' } },
};
export const EmptyOnPhone: Story = onPhone(Empty);
export const TeacherOnPhone: Story = onPhone(Teacher);
export const StudentOnPhone: Story = onPhone(StudentByEmail);
export const ParentOnPhone: Story = onPhone(Parent);
export const MerchantOnPhone: Story = onPhone(MerchantByEmail);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const CodeSentOnPhone: Story = onPhone(CodeSent);
