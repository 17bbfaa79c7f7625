import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleUniversities } from '../UniversityList/samples.js';
import { GateDoors } from './GateDoors.js';

const meta = {
  title: '家长/GateDoors',
  tags: ['稳定'],
  component: GateDoors,
  args: { gates: sampleUniversities },
} satisfies Meta<typeof GateDoors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { globals: { viewport: { value: 'laptop' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { loading: true } };
