import type { Meta, StoryObj } from '@storybook/react-vite';

import { ContactTable } from './ContactTable.js';

const meta = {
  title: '店铺/ContactTable',
  tags: ['试用'],
  component: ContactTable,
  args: {
    noun: '书店',
    contacts: [
      {
        id: 1,
        city: '济南市',
        name: '泉城路书店',
        address: '历下区泉城路 185 号二层教辅专区，公交泉城路站向东一百米',
        tel: '0531-00001185',
      },
      {
        id: 2,
        city: '青岛市',
        name: '栈桥书窗',
        address: '竹简街 34 号',
        tel: '0532-00002754',
      },
      {
        id: 3,
        city: '烟台市',
        name: '芝罘学子书店',
        address: '文澜街 63 号',
        tel: '0535-00002791',
      },
    ],
  },
} satisfies Meta<typeof ContactTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '表格' };

export const Loading: Story = { name: '加载中', args: { contacts: undefined, skeletonRows: 4 } };

export const Phone: Story = { name: '手机：卡片', globals: { viewport: { value: 'phone' } } };

export const LoadingOnPhone: Story = {
  ...Loading,
  name: '加载中，手机',
  globals: { viewport: { value: 'phone' } },
};
