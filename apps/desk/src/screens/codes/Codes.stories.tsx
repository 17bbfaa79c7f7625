import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { Codes } from './Codes.js';

const list = exampleOf('/api/desk/codes').list.flatMap((one) => [
  { ...one, name: '2611-04', checked: 0, again: 0, suspicious: 0 },
  one,
  { ...one, name: '2611-02', suspicious: 0 },
  { ...one, name: '2607-01', recall_time: one.make_time, recall_reason: '运输丢失' },
  { ...one, name: '导入', book: '', make_time: null, made_by: '', printer: '' },
]);
const answers: Answers = {
  '/api/desk/codes': { list },
  '/api/desk/codes/batch': exampleOf('/api/desk/codes/batch'),
  '/api/desk/codes/suspicious': exampleOf('/api/desk/codes/suspicious'),
};
const none = { list: [], provinces: [], networks: [] };

const meta = {
  title: '页面/案头/防伪码',
  component: Codes,
  parameters: { layout: 'fullscreen', address: '/codes/2611-03', answers },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Codes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '打开一批，收回',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收回这一批' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '收回这一批' }));
    await userEvent.click(dialog.getByRole('button', { name: '印厂失窃' }));
    await userEvent.click(dialog.getByRole('button', { name: '收回' }));
    await expect(await canvas.findByText('已收回，十秒之后交上去。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2611-02' }));
    await expect(await canvas.findByRole('region', { name: '批次 2611-02' })).toBeVisible();
  },
};

export const Recalled: Story = { name: '收回的一批', parameters: { address: '/codes/2607-01' } };

export const Quiet: Story = {
  name: '没有可疑的',
  parameters: { address: '/codes', answers: { ...answers, '/api/desk/codes/suspicious': none } },
};

export const None: Story = {
  name: '还没有做过',
  parameters: { answers: { '/api/desk/codes': { list: [] }, '/api/desk/codes/suspicious': none } },
};

export const Loading: Story = {
  parameters: { answers: { '/api/desk/codes': 'waiting', '/api/desk/codes/suspicious': 'waiting' } },
};

export const Failed: Story = {
  parameters: { answers: { '/api/desk/codes': 'failing', '/api/desk/codes/suspicious': 'failing' } },
};

export const OnPhone: Story = { ...Recalled, name: '手机上', globals: { viewport: { value: 'phone' } } };
