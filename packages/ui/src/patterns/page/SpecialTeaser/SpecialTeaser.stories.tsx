import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { SpecialTeaser } from './SpecialTeaser.js';

const meta = {
  title: '版面/SpecialTeaser',
  tags: ['稳定'],
  component: SpecialTeaser,
  args: {
    title: '情境化命题：从一道题到一堂课',
    descr: '十二场专题讲座，由参与省级命题的一线教师主讲，附课件与可直接使用的例题。',
    image: landscape(170),
    href: '#/specialSubject',
  },
} satisfies Meta<typeof SpecialTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutPicture: Story = { name: '没有图片', args: { image: '' } };

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
