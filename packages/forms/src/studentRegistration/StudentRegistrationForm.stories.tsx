import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { attachmentMessages } from '../activities/messages.zh.js';
import { lostLine, stuckAt } from '../testing/sending.js';
import { formStates, onPhone } from '../testing/stories.js';
import { sampleFile } from '../uploads/samples.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { articleId, studentRegistrationFixtures } from './fixtures.js';
import { studentRegistrationMessages as messages } from './messages.zh.js';
import { StudentRegistrationForm } from './StudentRegistrationForm.js';

const [filled] = studentRegistrationFixtures.valid;
const work = sampleFile('我与一本书的故事.pdf', 1_258_291);
const texts = { ...filled?.fields, upload_photos: [] };

const meta = {
  title: '表单/StudentRegistrationForm',
  component: StudentRegistrationForm,
  args: {
    articleId,
    onSubmit: fn(() => Promise.resolve()),
    onUpload: fn<UploadHandler>(() => Promise.resolve('/files/uploads/6f1c2f0e6d5b.pdf')),
    style: { maxWidth: '32rem' },
  },
} satisfies Meta<typeof StudentRegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(studentRegistrationFixtures, messages, '您已报名该活动');

async function choosesWork({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.upload(canvas.getByLabelText(attachmentMessages.label), work);
  await canvas.findByText(work.name);
}

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const UploadUnderWay: Story = {
  args: { defaultValues: texts, onUpload: fn<UploadHandler>(stuckAt(0.46)) },
  play: async (context) => {
    await choosesWork(context);
    const progress = await context.canvas.findByRole('progressbar', { name: `正在上传：${work.name}` });
    await expect(progress).toHaveAttribute('aria-valuenow', '46');
  },
};

export const UploadCancelled: Story = {
  name: '取消上传',
  args: { ...UploadUnderWay.args },
  play: async (context) => {
    const { canvas } = context;
    await choosesWork(context);
    await userEvent.click(canvas.getByRole('button', { name: `取消上传：${work.name}` }));
    await expect(canvas.queryByText(work.name)).toBeNull();
    await expect(canvas.getByRole('button', { name: /^选择文件/ })).toHaveFocus();
  },
};

export const UploadFailed: Story = {
  args: { defaultValues: texts, onUpload: fn<UploadHandler>(() => Promise.reject(lostLine())) },
  play: async (context) => {
    await choosesWork(context);
    await expect(await context.canvas.findByRole('button', { name: `重新上传：${work.name}` })).toBeVisible();
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const UploadUnderWayOnPhone: Story = onPhone(UploadUnderWay);
export const UploadFailedOnPhone: Story = onPhone(UploadFailed);
