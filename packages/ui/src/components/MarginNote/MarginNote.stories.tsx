import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from '../TextField/index.js';
import { MarginNote } from './MarginNote.js';

const meta = {
  title: '表单控件/MarginNote',
  tags: ['试用'],
  component: MarginNote,
  args: { children: '统一社会信用代码，18 位；没有换证的写组织机构代码，9 位。' },
  render: (note) => (
    <TextField label="公司代码" hint={<MarginNote {...note} />} style={{ maxWidth: '43.5rem' }} />
  ),
} satisfies Meta<typeof MarginNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = { name: '在边上' };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
