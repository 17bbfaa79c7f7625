import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SearchBox } from '../../../components/SearchBox/index.js';
import { brand, sections, teacher, visitor } from '../../samples.js';
import { DesktopHeader } from './DesktopHeader.js';

const meta = {
  title: '外框/DesktopHeader',
  tags: ['稳定'],
  component: DesktopHeader,
  args: {
    brand,
    sections,
    currentId: 17,
    menuOpen: false,
    onMenuOpen: () => undefined,
    search: (
      <SearchBox label="搜索图书、试卷" value="" onChange={() => undefined} onSearch={() => undefined} />
    ),
    account: visitor,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof DesktopHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const LoggedIn: Story = { name: '已登录', args: { account: teacher, currentId: 26 } };

export const PanelOpen: Story = {
  name: '展开面板',
  args: { currentId: 26 },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '学生天地的栏目' }));
    await expect(canvas.getByRole('link', { name: '知识干货' })).toBeVisible();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
