import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from './Icon.js';
import { drawings, type IconName } from './paths.js';

const meta = { title: '基础/Icon', tags: ['稳定'], component: Icon, args: { name: 'book' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(drawings) as IconName[];

export const Set: Story = {
  name: '全部',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: 12 }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 10, padding: '1.25rem 0' }}>
          <Icon name={name} size={32} />
          <code style={{ fontSize: 12 }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  name: '四种大小',
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
      <Icon name="paper" size={16} />
      <Icon name="paper" size={20} />
      <Icon name="paper" size={24} />
      <Icon name="paper" size={32} label="试卷" />
    </div>
  ),
};
