import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { SubmitHandler } from '../form/use-valid-form.js';
import { lostLine, stuckAt } from '../testing/sending.js';
import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { applicationId, studentWorkFixtures } from './fixtures.js';
import { studentWorkMessages as messages } from './messages.zh.js';
import type { StudentWorkPayload } from './schema.js';
import { StudentWorkForm } from './StudentWorkForm.js';

type Submit = SubmitHandler<StudentWorkPayload>;

const [filled] = studentWorkFixtures.valid;
const [nothing] = studentWorkFixtures.invalid;
const refusal = '作品已审核通过，无需重新上传';
const name = filled?.fields.files[0]?.name ?? '';

const meta = {
  title: '表单/StudentWorkForm',
  component: StudentWorkForm,
  args: {
    applicationId,
    status: -1,
    onSubmit: fn<Submit>(() => Promise.resolve()),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof StudentWorkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** With the submitted name and school, as on the page. */
export const Rejected: Story = {
  args: { defaultValues: { name: '林小满', school: '砚山市第二中学' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('作品审核未通过，请重新上传文件！')).toBeVisible();
  },
};

export const Waiting: Story = { args: { ...Rejected.args, status: 0 } };

/** Without a form. */
export const Approved: Story = {
  args: { status: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Filled: Story = { args: { defaultValues: filled?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const Submitting: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: sends(messages.submit),
};

export const UploadUnderWay: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(stuckAt(0.72)) },
  play: async (context) => {
    await sends(messages.submit)(context);
    await expect(await context.canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '72');
  },
};

/** After the upload was cancelled, the file is still chosen. */
export const Cancelled: Story = {
  args: { ...UploadUnderWay.args },
  play: async (context) => {
    const { canvas } = context;
    await sends(messages.submit)(context);
    await userEvent.click(await canvas.findByRole('button', { name: `取消上传：${name}` }));
    await expect(await canvas.findByRole('button', { name: `移除：${name}` })).toHaveFocus();
  },
};

/** After a network error all values stay, and the button sends them again. */
export const UploadFailed: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(() => Promise.reject(lostLine())) },
  play: async (context) => {
    await isRefused(messages.submit, lostLine().message)(context);
    await sends(messages.submit)(context);
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(() => Promise.reject(new Error(refusal))) },
  play: isRefused(messages.submit, refusal),
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const RejectedOnPhone: Story = onPhone(Rejected);
export const ApprovedOnPhone: Story = onPhone(Approved);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
export const RefusedOnPhone: Story = onPhone(Refused);
