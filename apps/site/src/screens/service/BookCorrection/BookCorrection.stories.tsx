import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { BookCorrectionView } from './BookCorrection.view.js';

const phone = { globals: { viewport: { value: 'phone' } } };

const meta = {
  title: '页面/服务/图书纠错',
  id: '页面-bookcorrection',
  component: BookCorrectionView,
  beforeEach: () => sessionStorage.clear(),
  args: {
    title: '图书纠错',
    book: { name: '', subject: '', number: '' },
    thanks: undefined,
    onSubmit: () => Promise.resolve(),
    onUpload: () => Promise.resolve('/files/uploads/3f6c1b0e9d7a.jpg'),
    onAgain: () => undefined,
  },
} satisfies Meta<typeof BookCorrectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = phone;

/** The circle of the field that is being filled in is bold. */
export const Correction: Story = {
  name: '纠错',
  args: { book: { name: '课时精练 高一数学（上册）', subject: '数学', number: '978-7-0000-0045-6' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('印次'));
    const bold = Array.from(
      canvasElement.querySelectorAll('[data-now="true"]'),
      (circle) => circle.textContent,
    );
    await expect(bold).toEqual(['第 5 次印刷']);
  },
};
export const CorrectionOnPhone: Story = { ...Correction, ...phone };

export const Sent: Story = {
  args: { thanks: { message: '提交成功，感谢您的指正', email: 'reader@example.com' } },
};
export const SentOnPhone: Story = { ...Sent, ...phone };
