import type { Meta, StoryObj } from '@storybook/react-vite';

import { FactList } from '../../page/FactList/FactList.js';
import { RecordAct } from './RecordAct.js';
import { RecordGroup } from './RecordGroup.js';

const meta = {
  title: '个人中心/RecordGroup',
  tags: ['试用'],
  component: RecordGroup,
  args: {
    title: '资料',
    children: (
      <FactList
        facts={[
          { label: '昵称', value: '陶老师', action: <RecordAct>修改</RecordAct> },
          { label: '身份', value: '教师', action: '注册后不能改' },
          { label: '学校', value: '济南市明湖实验中学' },
        ]}
      />
    ),
    style: { maxWidth: '54rem' },
  },
} satisfies Meta<typeof RecordGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = {
  name: '带说明',
  args: { title: '实名', note: '只用来核对奖励与证书' },
};

export const LongValue: Story = {
  name: '名字长',
  args: {
    children: <FactList facts={[{ label: '昵称', value: '一个名字特别长的读者朋友正好二十个字啊' }]} />,
  },
};

export const Phone: Story = { ...WithNote, globals: { viewport: { value: 'phone' } } };
