import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { returnedShop } from './fixtures.js';
import { choices, drawnCertificate } from './samples.js';
import { ShopReturnForm } from './ShopReturnForm.js';

const meta = {
  title: '表单/ShopReturnForm',
  component: ShopReturnForm,
  args: {
    ...choices,
    returned: returnedShop,
    onSubmit: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve()),
    onUpload: fn(() => Promise.resolve('/files/uploads/3f6c1b0e9d7a.png')),
    style: { maxWidth: '55rem' },
  },
} satisfies Meta<typeof ShopReturnForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRefused: Story = { name: '退回一张' };

export const TakenAgain: Story = {
  name: '重新拍好了',
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(messages.business_license.label),
      await drawnCertificate('营业执照'),
    );
    await expect(await canvas.findByRole('button', { name: messages.returned.submit })).toBeVisible();
  },
};

export const SeveralRefused: Story = {
  name: '退回几张，填写的内容也要改',
  args: {
    returned: {
      ...returnedShop,
      refused: [
        { paper: 'business_license', reason: '照片不清晰' },
        { paper: 'identity_card_back', reason: '国徽面的左下角没有拍到，请把四个角都放进画面里再拍一次' },
      ],
      dataReason: '公司名称与营业执照上的不一致，请照执照写全。',
    },
  },
};

export const PhotographGone: Story = {
  name: '退回的照片不在了',
  args: {
    returned: {
      ...returnedShop,
      application: { ...returnedShop.application, papers: [] },
      fileUrl: () => '',
    },
  },
};

export const PapersOpen: Story = {
  name: '打开其余证照',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改其余证照' }));
    await expect(canvas.getByRole('button', { name: '移除：出版物经营许可证' })).toBeVisible();
  },
};

export const OneRefusedOnPhone: Story = onPhone(OneRefused);
export const SeveralRefusedOnPhone: Story = onPhone(SeveralRefused);
