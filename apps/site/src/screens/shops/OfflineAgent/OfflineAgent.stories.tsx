import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { wireStore } from '../../../lib/samples/shops.js';
import { OfflineAgentView } from './OfflineAgent.view.js';

const stores = sampleList([
  wireStore(),
  wireStore({ id: 2, city: '青岛市', store_name: '栈桥书窗', address: '竹简街34号', tel: '0532-00002754' }),
  wireStore({ id: 3, province: '北京市', city: '北京市', store_name: '什刹海边书店', tel: '010-00001237' }),
]);

const meta = {
  title: '页面/网店与代理/线下代理',
  id: '页面-offlineagent',
  component: OfflineAgentView,
  args: {
    title: '线下代理',
    stores: { ...stores, choices: { territory: '37' } },
    regions: ready([
      { value: '11', label: '北京市' },
      { value: '15', label: '内蒙古自治区' },
      { value: '37', label: '山东省' },
      { value: '65', label: '新疆维吾尔自治区' },
    ]),
    phones: ready([
      { title: '北京服务专员', tel: '010-00000400' },
      { title: '山东服务专员', tel: '0531-00000582' },
    ]),
  },
} satisfies Meta<typeof OfflineAgentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const MapOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换地区' }));
    await expect(await screen.findByRole('radio', { name: '山东省' })).toBeChecked();
  },
};

export const EverywhereSearched: Story = {
  name: '全国都搜过',
  args: { stores: { ...stores, search: '书房' } },
};

export const NotFound: Story = {
  args: {
    stores: {
      ...stores,
      choices: { territory: '37' },
      search: '三味',
      results: ready({ items: [], count: 0 }),
    },
  },
};

export const Loading: Story = {
  args: { stores: { ...stores, results: LOADING }, regions: LOADING, phones: LOADING },
};

export const Empty: Story = { args: { stores: { ...stores, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = {
  args: { stores: { ...stores, results: FAILED }, regions: FAILED, phones: FAILED },
};
