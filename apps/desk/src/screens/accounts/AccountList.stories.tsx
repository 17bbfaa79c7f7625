import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { AccountList } from './AccountList.js';

const list = exampleOf('/api/desk/accounts').list.flatMap((one) => [
  one,
  { ...one, id: 131, user_role: 5, username: '周晓', place: '河南省 郑州市' },
  { ...one, id: 166, user_role: 2, username: '', nickname: '读书郎', place: '', is_stopped: 1 },
]);

function answering(found: Answers[string]): Answers {
  return { '/api/desk/accounts': found };
}

const meta = {
  title: '页面/案头/找账号',
  component: AccountList,
  parameters: { address: '/accounts/128', answers: answering({ list, count: 3 }) },
  decorators: [onAnsweringDesk],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '找账号' }), '0005{Enter}');
  },
} satisfies Meta<typeof AccountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几个',
  play: async (context) => {
    await meta.play(context);
    await expect(await context.canvas.findByText('找到 3 个')).toBeVisible();
  },
};
export const Many: Story = { name: '太多', parameters: { answers: answering({ list, count: 812 }) } };
export const None: Story = { name: '没有找到', parameters: { answers: answering({ list: [], count: 0 }) } };
export const First: Story = { name: '还没有找', play: () => undefined };
export const Loading: Story = { parameters: { answers: answering('waiting') } };
export const Failed: Story = { parameters: { answers: answering('failing') } };
export const OnPhone: Story = { ...Several, name: '几个，手机上', globals: { viewport: { value: 'phone' } } };
