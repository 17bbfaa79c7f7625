import type { Meta, StoryObj } from '@storybook/react-vite';

import { HubContents } from './HubContents.js';

const entries = [
  { label: '教研项目', href: '#/research', count: 14 },
  { label: '教学活动', href: '#/teachingActivities', count: 1204 },
  { label: '项目成果', href: '#/projectAchievements', count: 15 },
  { label: '公益助学', href: '#/fundingPublicWelfareProjects', count: 6 },
];

const meta = {
  title: '版面/HubContents',
  tags: ['稳定'],
  component: HubContents,
  args: { entries, style: { maxWidth: '22rem', height: '20rem' } },
} satisfies Meta<typeof HubContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutCounts: Story = {
  name: '没有条数',
  args: { entries: entries.map((entry) => ({ ...entry, count: undefined })) },
};

export const Phone: Story = { args: { style: {} }, globals: { viewport: { value: 'phone' } } };

export const OddNumberOnPhone: Story = { ...Phone, args: { entries: entries.slice(0, 3), style: {} } };
