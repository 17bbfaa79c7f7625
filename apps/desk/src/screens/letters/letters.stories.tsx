import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, photograph, trayAnswers } from '../../testing/samples.js';
import { Sheet } from './letters.js';

const fields = {
  图书名称: '课时精练 高一数学（上册）',
  学科: '数学',
  书号: '978-7-0000-0045-6',
  版权页年份: '2026',
  版权页月份: '6',
  版次: '2',
  印次: '5',
  问题描述: '第 9 题图中 AC、BC 的长度与题干相反，照题干算选 B，照图算成了 A，应当对调。',
};
const item = {
  ...exampleOf('/api/desk/item'),
  fields: Object.entries(fields).map(([label, text]) => ({ label, text })),
  files: [1, 2, 3].map((number) => ({
    name: `${String(number)}.jpg`,
    url: `${photograph}#${String(number)}`,
  })),
  acts: [],
};
const answers = {
  ...trayAnswers(item),
  '/api/desk/letter': { ...exampleOf('/api/desk/letter'), draft: null },
  '/api/desk/draft': {},
};

const meta = {
  title: '页面/案头/来信',
  id: '页面-desk-letters',
  component: Sheet,
  parameters: { layout: 'fullscreen', address: `/letters/${String(item.id)}`, answers },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '纠错',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 47 页 第 9 题')).toBeVisible();
    await expect(canvas.getByText('2026 年 6 月 第 2 版 第 5 次印刷')).toBeVisible();
    await fireEvent.keyDown(document.body, { code: 'Digit1' });
    await expect(canvas.getByRole('textbox', { name: '答复' })).toHaveValue(
      '陶老师，您好！\n您指出的第 47 页第 9 题属实，第 6 次印刷起改正。谢谢您的细心。\n责任编辑 李敏',
    );
  },
};
export const OpenOnPhone: Story = { name: '纠错，手机上', globals: { viewport: { value: 'phone' } } };
