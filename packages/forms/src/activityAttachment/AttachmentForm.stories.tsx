import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { attachmentMessages } from '../activities/messages.zh.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import { lostLine, stuckAt } from '../testing/sending.js';
import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import { AttachmentForm } from './AttachmentForm.js';
import { activityAttachmentFixtures, enrolmentId } from './fixtures.js';
import { activityAttachmentMessages as messages } from './messages.zh.js';
import type { ActivityAttachmentPayload } from './schema.js';

type Submit = SubmitHandler<ActivityAttachmentPayload>;

const [filled] = activityAttachmentFixtures.valid;
const [nothing] = activityAttachmentFixtures.invalid;
const refusal = '作品已审核通过，无需重新上传';
const name = filled?.fields.files[0]?.name ?? '';

const meta = {
  title: '表单/AttachmentForm',
  component: AttachmentForm,
  args: {
    enrolmentId,
    onSubmit: fn<Submit>(() => Promise.resolve()),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof AttachmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValues: filled?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

/** A file that is too large is refused. */
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const large = sampleFile('课堂实录.pdf', 5_242_881);
    await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), large);
    await expect(await canvas.findByText('文件大小请控制在5M之内')).toBeVisible();
    await expect(canvas.queryByText(large.name)).toBeNull();
  },
};

export const Submitting: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(() => new Promise(() => undefined)) },
  play: sends(messages.submit),
};

export const UploadUnderWay: Story = {
  args: { ...Filled.args, onSubmit: fn<Submit>(stuckAt(0.46)) },
  play: async (context) => {
    await sends(messages.submit)(context);
    const progress = await context.canvas.findByRole('progressbar', { name: `正在上传：${name}` });
    await expect(progress).toHaveAttribute('aria-valuenow', '46');
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

/** After a network error the file is still chosen and can be sent again. */
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
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
export const RefusedOnPhone: Story = onPhone(Refused);
