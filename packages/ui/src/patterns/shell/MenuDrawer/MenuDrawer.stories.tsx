import type { Meta, StoryObj } from '@storybook/react-vite';

import { sections, visitor } from '../../samples.js';
import { MenuDrawer } from './MenuDrawer.js';

const meta = {
  title: '外框/MenuDrawer',
  tags: ['稳定'],
  component: MenuDrawer,
  args: {
    open: true,
    onClose: () => undefined,
    sections,
    currentId: 26,
    account: visitor,
    theme: 'system',
    onTheme: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof MenuDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Loading: Story = { args: { loading: true } };
