import type { Meta, StoryObj } from '@storybook/react-vite';

import { onTheDesk } from '../samples.js';
import { CsvLink } from './CsvLink.js';

const meta = {
  title: '案头/CsvLink',
  tags: ['试用'],
  component: CsvLink,
  args: { href: '#/wanted.csv', of: '读者在找' },
  decorators: [onTheDesk()],
} satisfies Meta<typeof CsvLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '存成表格' };
