import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { formStates, isToldWhy, onPhone, sends } from '../testing/stories.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { BookFeedbackForm } from './BookFeedbackForm.js';
import { bookFeedbackFixtures } from './fixtures.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';
import { photographOfAPage } from './samples.js';

const [, feedback] = bookFeedbackFixtures.valid;
const [nothingChosen, nothingCorrected] = bookFeedbackFixtures.invalid;

const meta = {
  title: '表单/BookFeedbackForm',
  component: BookFeedbackForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onUpload: fn(() => Promise.resolve('/files/uploads/3f6c1b0e9d7a.jpg')),
    style: { maxWidth: '36rem' },
  },
} satisfies Meta<typeof BookFeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(bookFeedbackFixtures, messages, '操作太频繁，请在10分钟后再试');

export const Empty: Story = {};
export const EmptyCorrection: Story = { name: '纠错：没有填', args: { defaultValues: { type: '1' } } };
export const Filled: Story = states.filled;
export const FilledFeedback: Story = { name: '反馈：已填好', args: { defaultValues: feedback?.fields } };
export const NothingChosen: Story = { play: isToldWhy(messages.submit, nothingChosen?.messages) };

/** The page asks for the edition before the page and the question; the server lists it after them. */
const FIRST_ON_THE_PAGE = { book_name: '', subject: '', book_number: '', edition_year: '' };

export const Invalid: Story = {
  args: { defaultValues: nothingCorrected?.fields },
  play: isToldWhy(messages.submit, { ...FIRST_ON_THE_PAGE, ...nothingCorrected?.messages }),
};

export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const Uploading: Story = {
  args: {
    ...FilledFeedback.args,
    onUpload: fn<UploadHandler>((_file, { onProgress }) => {
      onProgress(0.46);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(messages.images.label), [
      await photographOfAPage('版权页.png'),
      await photographOfAPage('第47页.png'),
    ]);
    await waitFor(async () => {
      await expect(canvas.getByRole('progressbar', { name: '正在上传：版权页.png' })).toBeVisible();
    });
  },
};

export const UploadFailed: Story = {
  args: {
    ...FilledFeedback.args,
    onUpload: fn(() => Promise.reject(Object.assign(new Error('网络连接失败'), { kind: 'network' }))),
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.upload(
      canvas.getByLabelText(messages.images.label),
      await photographOfAPage('版权页.png'),
    );
    await expect(await canvas.findByRole('button', { name: '重新上传：版权页.png' })).toBeVisible();
    await sends(messages.submit)(context);
    await expect(await canvas.findByText('有文件没有传完，请重试或移除')).toBeVisible();
  },
};

export const TenPictures: Story = {
  name: '十张图片',
  args: {
    defaultValues: {
      ...feedback?.fields,
      images: Array.from({ length: 10 }, (_, index) => ({
        id: `of-before-${String(index)}`,
        name: `第${String(index + 41)}页.jpg`,
        size: 1_258_291,
        status: 'done' as const,
        url: `/files/uploads/${String(index)}.jpg`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /添加/ })).toBeNull();
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const EmptyCorrectionOnPhone: Story = onPhone(EmptyCorrection);
export const FilledOnPhone: Story = onPhone(Filled);
export const FilledFeedbackOnPhone: Story = onPhone(FilledFeedback);
export const NothingChosenOnPhone: Story = onPhone(NothingChosen);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const UploadingOnPhone: Story = onPhone(Uploading);
export const UploadFailedOnPhone: Story = onPhone(UploadFailed);
export const TenPicturesOnPhone: Story = onPhone(TenPictures);
