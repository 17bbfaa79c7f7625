import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../../components/Button/index.js';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.js';
import { ActionBar } from './ActionBar.js';

const meta = {
  title: '版面/ActionBar',
  tags: ['稳定'],
  component: ActionBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    secondary: <FavouriteButton compact on={false} onToggle={() => undefined} />,
    fact: { label: '距报名截止', value: '12 天' },
    children: (
      <Button variant="primary" block>
        我要加入
      </Button>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const ActionAlone: Story = { name: '只有一个操作', args: { secondary: undefined, fact: undefined } };
