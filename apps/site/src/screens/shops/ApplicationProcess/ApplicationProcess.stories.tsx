import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { ApplicationProcessView } from './ApplicationProcess.view.js';

const meta = {
  title: '页面/网店与代理/申请网店授权',
  id: '页面-applicationprocess',
  component: ApplicationProcessView,
  args: {
    title: '申请网店授权',
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '授权网店', href: paths.authorizedOnlineShop.href() },
      { label: '申请网店授权' },
    ],
    begun: undefined,
    papers: { merged: '1', ready: ['business_license', 'publication_license', 'shop_url'] },
    onChange: fn(),
  },
} satisfies Meta<typeof ApplicationProcessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Begun: Story = { args: { begun: paths.progressStep.href({ step: 1 }) } };

export const Separate: Story = { name: '三证分开', args: { papers: { merged: '0', ready: [] } } };

export const TickedOff: Story = {
  name: '勾过的清单',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^身份证/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      merged: '1',
      ready: [...args.papers.ready, 'identity_card'],
    });
  },
};
