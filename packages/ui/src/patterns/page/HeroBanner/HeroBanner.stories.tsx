import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { landscape } from '../../samples.js';
import { HeroBanner } from './HeroBanner.js';

const meta = {
  title: '版面/HeroBanner',
  tags: ['稳定'],
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '首页推荐',
    slides: [
      {
        id: 1,
        title: '一张好卷子，\n胜过十遍刷题。',
        text: '二十八年只做一件事：请一线名师命题、试测、改题，把考场上真正会遇到的，提前写进书里。',
        actions: [
          { label: '看高考新书', href: '#/highSchoolBooks' },
          { label: '下载试卷', href: '#/listenBig' },
        ],
        covers: [
          {
            title: '高考物理真题卷',
            subject: '理',
            stage: 'high',
            year: '2027',
            series: '高中 · 新高考',
            seal: '砚田',
          },
          {
            title: '中考数学压轴',
            subject: '数',
            stage: 'middle',
            year: '2027',
            series: '初中 · 全国版',
            seal: '砚田',
          },
          {
            title: '小升初语文',
            subject: '文',
            stage: 'primary',
            year: '2027',
            series: '小学 · 统编版',
            seal: '砚田',
          },
        ],
      },
      {
        id: 2,
        title: '开学第一课，\n从一本好书读起。',
        text: '同步教材全解与配套练习已按新课标修订。',
        actions: [{ label: '看同步新书', href: '#/addedServices' }],
        covers: [
          {
            title: '小学语文同步',
            subject: '语',
            stage: 'primary',
            year: '2027',
            series: '三年级',
            seal: '砚田',
          },
        ],
      },
      {
        id: 3,
        title: '命题研修班开放报名',
        text: '面向全国一线教师，三天研讨，名额一百二十人。',
        actions: [{ label: '了解研修', href: '#/teachingActivities' }],
        image: landscape(200),
        imageFocus: '74% 50%',
      },
    ],
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const pictured = meta.args.slides.slice(2);

export const Pictured: Story = { name: '字在图片上', args: { slides: pictured } };

export const PicturedPhone: Story = {
  name: '手机：字在图片下',
  args: { slides: pictured },
  globals: { viewport: { value: 'phone' } },
};

export const LongTitle: Story = {
  name: '很长的标题，没有图片',
  args: {
    slides: [
      {
        ...pictured[0],
        id: 9,
        image: '',
        title:
          '面向全国一线教师的命题研修班开放报名，三天研讨、两轮试做、一次答辩，名额一百二十人，先报先得，报满为止',
      },
    ],
  },
};

export const Loading: Story = { args: { loading: true } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLoading: Story = {
  name: '手机：载入中',
  args: { loading: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
