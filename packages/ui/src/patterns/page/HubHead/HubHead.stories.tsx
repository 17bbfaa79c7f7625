import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SearchBox } from '../../../components/SearchBox/index.js';
import { landscape } from '../../samples.js';
import { HubHead } from './HubHead.js';

const contents = [
  { label: '教研项目', href: '#/research', count: 14 },
  { label: '教学活动', href: '#/teachingActivities', count: 14 },
  { label: '项目成果', href: '#/projectAchievements', count: 15 },
  { label: '公益助学', href: '#/fundingPublicWelfareProjects' },
];

const meta = {
  title: '版面/HubHead',
  tags: ['稳定'],
  component: HubHead,
  args: {
    title: '教师助手',
    slides: [
      {
        id: 1,
        title: '把时间还给备课',
        text: '课题、活动与成果，都从一节真实的课开始。',
        image: landscape(210),
        href: '#/research',
      },
      { id: 2, title: '同课异构：\n六所学校，一个单元', image: landscape(30) },
    ],
    contents,
  },
} satisfies Meta<typeof HubHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '教师助手' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: '目录' })).toBeVisible();
  },
};

const search = (
  <SearchBox label="搜索学生天地" size="lg" value="" onChange={() => undefined} onSearch={() => undefined} />
);

export const WithSearch: Story = { name: '带搜索', args: { title: '学生天地', search } };

export const WithoutSlides: Story = { name: '没有轮播', args: { slides: [] } };

export const Loading: Story = { args: { slides: [], loading: true } };

export const Phone: Story = { globals: PHONE };

export const PhoneWithSearch: Story = { name: '带搜索，手机', ...WithSearch, globals: PHONE };
