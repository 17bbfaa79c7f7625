import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleUniversities } from './samples.js';
import { UniversityList } from './UniversityList.js';

const meta = {
  title: '家长/UniversityList',
  tags: ['稳定'],
  component: UniversityList,
  args: { universities: sampleUniversities },
} satisfies Meta<typeof UniversityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '中国石油大学（华东）' })).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { loading: true } };
