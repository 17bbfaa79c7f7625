import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { lostLine, stuckAt } from '../testing/sending.js';
import { formStates, getsCode, isToldWhy, onPhone, sends } from '../testing/stories.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { certificateNames } from './certificates.js';
import { shopApplicationFixtures } from './fixtures.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { choices, drawnCertificate } from './samples.js';
import { ShopApplicationForm } from './ShopApplicationForm.js';

const [merged, separate] = shopApplicationFixtures.valid;
const [, nothingUploaded] = shopApplicationFixtures.invalid;
const formats = shopApplicationFixtures.invalid.find(({ name }) => name === 'invalid formats');
const noFiles = Object.fromEntries(certificateNames.map((name) => [name, []]));

const meta = {
  title: '表单/ShopApplicationForm',
  component: ShopApplicationForm,
  args: {
    ...choices,
    agreementTitle: '图书经销授权协议',
    onSubmit: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve()),
    onUpload: fn(() => Promise.resolve('/files/uploads/3f6c1b0e9d7a.png')),
    onOpenAgreement: fn(),
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof ShopApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(shopApplicationFixtures, messages, '验证码已失效，请重新获取');

export const Empty: Story = {};
export const EmptyMerged: Story = { name: '三证合一：没有填', args: { defaultValues: { is_merge: '1' } } };
export const EmptySeparate: Story = { name: '三证分开：没有填', args: { defaultValues: { is_merge: '0' } } };
export const Filled: Story = states.filled;
export const FilledSeparate: Story = { name: '三证分开：已填好', args: { defaultValues: separate?.fields } };
export const Invalid: Story = states.invalid;

export const InvalidSeparate: Story = {
  name: '三证分开：填错',
  args: { defaultValues: nothingUploaded?.fields },
  play: isToldWhy(messages.submit, nothingUploaded?.messages),
};

export const WrongFormats: Story = {
  name: '格式不对',
  args: { defaultValues: formats?.fields },
  play: isToldWhy(messages.submit, formats?.messages),
};

export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const CodeSent: Story = {
  args: { defaultValues: { phone: '13800000005' } },
  play: getsCode,
};

/** One uploaded file, and one that is uploading. */
export const Uploading: Story = {
  args: {
    defaultValues: { ...separate?.fields, ...noFiles },
    onUpload: fn<UploadHandler>((file, sending) =>
      file.name.startsWith('身份证') ? stuckAt(0.46)(file, sending) : Promise.resolve('/files/uploads/1.png'),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.upload(
      canvas.getByLabelText(messages.business_license.label),
      await drawnCertificate('营业执照'),
    );
    await userEvent.upload(
      canvas.getByLabelText(messages.identity_card.label),
      await drawnCertificate('身份证正面'),
    );
    const bar = await canvas.findByRole('progressbar', { name: '正在上传：身份证正面.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '46');
    await sends(messages.submit)(context);
    await expect(await canvas.findByText('文件正在上传，请稍候')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: {
    defaultValues: { ...merged?.fields, ...noFiles },
    onUpload: fn(() => Promise.reject(lostLine())),
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.upload(
      canvas.getByLabelText(messages.business_license.label),
      await drawnCertificate('营业执照'),
    );
    await expect(await canvas.findByRole('button', { name: '重新上传：营业执照.png' })).toBeVisible();
    await sends(messages.submit)(context);
    await expect(await canvas.findByText('有文件没有传完，请重试或移除')).toBeVisible();
  },
};

export const UploadRefused: Story = {
  name: '上传被拒绝',
  args: {
    defaultValues: { ...merged?.fields, ...noFiles },
    onUpload: fn(() => Promise.reject(new Error('操作太频繁，请在20分钟后再试'))),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(messages.business_license.label),
      await drawnCertificate('营业执照'),
    );
    await expect(await canvas.findByText('操作太频繁，请在20分钟后再试')).toBeVisible();
    await expect(canvas.queryByText('营业执照.png')).toBeNull();
  },
};

/** `is_merge` was changed after the certificates had been uploaded. */
export const Cleared: Story = {
  name: '已清空',
  args: { defaultValues: separate?.fields },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: messages.is_merge.merged.label }));
    await userEvent.click(
      await canvas.findByRole('button', { name: messages.is_merge.question.confirmLabel }),
    );
    await expect(await canvas.findByText(messages.cleared)).toBeVisible();
  },
};

export const ChoicesLoading: Story = {
  name: '选项加载中',
  args: { platforms: [], platformsLoading: true, provinces: [], provincesLoading: true },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const EmptyMergedOnPhone: Story = onPhone(EmptyMerged);
export const EmptySeparateOnPhone: Story = onPhone(EmptySeparate);
export const FilledOnPhone: Story = onPhone(Filled);
export const FilledSeparateOnPhone: Story = onPhone(FilledSeparate);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const InvalidSeparateOnPhone: Story = onPhone(InvalidSeparate);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const CodeSentOnPhone: Story = onPhone(CodeSent);
export const UploadingOnPhone: Story = onPhone(Uploading);
export const UploadFailedOnPhone: Story = onPhone(UploadFailed);
export const UploadRefusedOnPhone: Story = onPhone(UploadRefused);
export const ClearedOnPhone: Story = onPhone(Cleared);
