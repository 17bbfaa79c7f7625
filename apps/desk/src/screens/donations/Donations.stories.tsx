import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, operators, type Answers } from '../../testing/samples.js';
import { Donations } from './Donations.js';

const columns = {
  unit_name: '单位名称',
  province_city: '所在省、市',
  address: '详细地址',
  contacts: '联系人姓名',
  phone: '联系人电话',
  explain: '捐赠需求说明',
};

const texts = [
  [
    '凉山州昭觉县示例小学',
    '四川省凉山州',
    '示例镇代收点',
    '阿依老师',
    '13900007715',
    '三至六年级语文、数学各 60 册。',
  ],
  ['定西市安定区示例中学', '甘肃省定西市', '示例路 1 号', '马校长', '13800002204', '初二物理、化学。'],
  ['张家口市蔚县示例小学', '河北省张家口市', '示例路 2 号', '李主任', '13300001450', '图书角，200 册左右。'],
];
const [row] = exampleOf('/api/desk/items').list;
const differences = [
  {},
  { status: 2, note: '问清科目后寄', assigned_to: '苏晴' },
  { status: 1, note: '11-21 寄出 212 册' },
];
const items = {
  columns: Object.entries(columns).map(([name, label]) => ({ name, label })),
  filters: [{ name: 'province', label: '省份', values: ['四川省', '甘肃省', '河北省'] }],
  list: texts.map((cells, index) => ({
    ...row,
    id: index + 1,
    heading: cells,
    cells,
    files: 0,
    ...differences[index],
  })),
  count: 3,
};

function answering(items: Answers[string]): Answers {
  return { '/api/desk/items': items, '/api/desk/note': {}, '/api/desk/operators': operators };
}

const meta = {
  title: '页面/案头/捐赠',
  id: '页面-desk-donations',
  component: Donations,
  parameters: { layout: 'fullscreen', address: '/donations/1', answers: answering(items) },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Donations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '打开一份',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('示例镇代收点，阿依老师收')).toBeVisible();
    await expect(canvas.getByText('联系过，转给苏晴')).toBeVisible();
  },
};
export const OpenOnPhone: Story = { name: '打开一份，手机上', globals: { viewport: { value: 'phone' } } };

export const Contacted: Story = {
  name: '联系过，等着交上去',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '婉拒' })).toBeDisabled();
    await fireEvent.keyDown(document.body, { code: 'KeyC' });
    await expect(await canvas.findByText('已记下联系过')).toBeVisible();
  },
};

export const HandedOn: Story = {
  name: '转给别人',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '转给' });
    await fireEvent.keyDown(document.body, { code: 'KeyT' });
    await userEvent.click(await canvas.findByRole('button', { name: '苏晴' }));
    await expect(await canvas.findByText('已转给苏晴')).toBeVisible();
  },
};

export const Narrowed: Story = {
  name: '按省份筛选',
  parameters: { address: '/donations?province=四川省' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '四川省' }));
    await expect(canvas.getByRole('menuitem', { name: '甘肃省' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '清空条件' }));
    await expect(await canvas.findByRole('button', { name: '省份' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { answers: answering('waiting') } };

export const Empty: Story = { parameters: { answers: answering({ ...items, list: [], count: 0 }) } };

export const Failed: Story = { parameters: { answers: answering('failing') } };
