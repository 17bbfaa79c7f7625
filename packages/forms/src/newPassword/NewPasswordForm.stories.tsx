import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { formStates, isRefused, onPhone } from '../testing/stories.js';
import { newPasswordFixtures } from './fixtures.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import { recoveredByPhone } from './samples.js';

const codeGone = '验证码已失效，请重新获取';

const meta = {
  title: '表单/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    recovered: recoveredByPhone,
    onSubmit: fn(() => Promise.resolve()),
    onBack: fn(),
    style: { maxWidth: '26rem' },
  },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(newPasswordFixtures, messages, '操作太频繁，请在42秒后再试');

export const Empty: Story = {};
export const Filled: Story = states.filled;

export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(messages.password.label), 'inkstone');
    await expect(canvas.getByText('小写字母')).toHaveTextContent('已满足');
    await expect(canvas.getByText('大写字母')).toHaveTextContent('未满足');
  },
};

/** After the field was left, the parts that are still missing are marked, also below its error. */
export const LeftIncomplete: Story = {
  name: '离开后还缺',
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(messages.password.label);
    await userEvent.type(password, 'inkstone');
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription(/大写字母 ?，还缺；/));
    await userEvent.click(canvas.getByRole('button', { name: messages.submit }));
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/^密码长度为8-16位.*大写字母 ?，还缺；/),
    );
  },
};

export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

/** Offers the way back, because another code is needed. */
export const CodeRefused: Story = {
  name: '验证码不对',
  args: {
    ...Filled.args,
    onSubmit: fn(() => Promise.reject(Object.assign(new Error(codeGone), { code: 410 }))),
  },
  play: async (context) => {
    await isRefused(messages.submit, codeGone)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: messages.back }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const HalfTypedOnPhone: Story = onPhone(HalfTyped);
export const LeftIncompleteOnPhone: Story = onPhone(LeftIncomplete);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const CodeRefusedOnPhone: Story = onPhone(CodeRefused);
