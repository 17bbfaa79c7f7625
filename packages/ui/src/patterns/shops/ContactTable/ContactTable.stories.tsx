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
        province: '山东省',
        city: '济南市',
        name: '泉城路书店',
        address: '历下区泉城路 185 号二层教辅专区，公交泉城路站向东一百米',
        tel: '0531-00001185',
      },
      {
        id: 2,
        province: '山东省',
        city: '青岛市',
        name: '栈桥书窗',
        address: '竹简街 34 号',
        tel: '0532-00002754',
      },
      {
        id: 3,
        province: '北京市',
        city: '北京市',
        name: '什刹海边书店',
        address: '前海南沿 6 号',
        tel: '010-00001237',
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
