import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { Enrolments } from './Enrolments.js';

const columns = {
  title: '活动',
  name: '姓名',
  school: '学校',
  tel: '手机号',
  subject: '教授学科',
  stage: '教授学段',
};
const [row] = exampleOf('/api/desk/items').list;
const names = ['陶文静', '孔令泽', '孟庆云', '颜如玉', '徐广志', '高文峰', '秦晓燕', '刘海棠'];
const items = {
  columns: Object.entries(columns).map(([name, label]) => ({ name, label })),
  filters: [
    { name: 'title', label: '活动', values: ['命题工作坊·济南站'] },
    { name: 'stage', label: '学段', values: ['高中', '初中'] },
  ],
  list: names.map((name, index) => {
    const cells = [
      '命题工作坊·济南站',
      name,
      '济南市明湖实验中学',
      `136 0000 000${String(index)}`,
      '数学',
      '高中',
    ];
    return {
      ...row,
      id: index + 1,
      heading: cells,
      cells,
      files: index === 4 ? 0 : 1,
      status: index > 5 ? 1 : 0,
      note: index === 0 ? '晕车，请排前座' : '',
    };
  }),
  count: names.length,
};

function answering(items: Answers[string]): Answers {
  return { '/api/desk/items': items, '/api/desk/export': { csv: '姓名', count: 2 } };
}

const meta = {
  title: '页面/案头/报名',
  id: '页面-desk-enrolments',
  component: Enrolments,
  parameters: { layout: 'fullscreen', address: '/enrolments', answers: answering(items) },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Enrolments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选孔令泽' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选孟庆云' }));
    await expect(canvas.getByText('已选 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '只导出这 2 行' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await fireEvent.keyDown(document.body, { code: 'KeyA' });
    await expect(await canvas.findAllByText('已确认名额')).toHaveLength(2);
  },
};
export const ChoosingOnPhone: Story = { name: '手机上', globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { answers: answering('waiting') } };

export const Empty: Story = { parameters: { answers: answering({ ...items, list: [], count: 0 }) } };

export const FileGone: Story = {
  name: '附件不在了',
  parameters: {
    address: '/enrolments/1',
    answers: {
      ...answering(items),
      '/api/desk/item': {
        ...exampleOf('/api/desk/item'),
        files: [{ name: '同意书.pdf', url: '/files/gone' }],
      },
    },
  },
  beforeEach: () => {
    spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('附件不在了')).toBeVisible();
    await fireEvent.keyDown(document.body, { code: 'KeyA' });
    await expect(await canvas.findByText('已确认名额')).toBeVisible();
  },
};
