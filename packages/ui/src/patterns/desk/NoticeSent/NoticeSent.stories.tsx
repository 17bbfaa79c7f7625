import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { deskBrand, longName, onTheDesk } from '../samples.js';
import { NoticeSent, type SentNotice } from './NoticeSent.js';

const notice: SentNotice = {
  ...{ state: 'scheduled', title: '济南站集合时间与车次', to: '命题工作坊 · 济南站，已通过的' },
  text: '{姓名}老师，您好！\n大巴 7:30 从济南西站东广场出发。',
  ...{ when: '12-01 18:00', recipients: 86, read: 0 },
};

const meta = {
  title: '案头/NoticeSent',
  tags: ['试用'],
  component: NoticeSent,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: deskBrand,
    notice,
    isLost: false,
    busy: false,
    position: { index: 3, count: 5, onPrevious: fn(), onNext: fn() },
    back: { label: '通知', href: '#/notices' },
    onTakeBack: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof NoticeSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  name: '定时',
  play: async ({ args }) => {
    await fireEvent.keyDown(document.body, { code: 'KeyZ' });
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};

export const Lost: Story = {
  name: '连不上服务器',
  args: { isLost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^撤回成草稿/ })).toBeDisabled();
  },
};

const sent: SentNotice = { ...notice, state: 'sent', read: 45 };

export const Sent: Story = { name: '已发', args: { notice: sent } };

export const LongTitle: Story = { args: { notice: { ...sent, title: longName, text: longName } } };

export const SentOnPhone: Story = {
  ...Sent,
  name: '已发，手机上',
  globals: { viewport: { value: 'phone' } },
};
