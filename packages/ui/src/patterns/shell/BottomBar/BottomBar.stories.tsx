import type { Meta, StoryObj } from '@storybook/react-vite';

import { BottomBar } from './BottomBar.js';

const meta = {
  title: '外框/BottomBar',
  tags: ['稳定'],
  component: BottomBar,
  args: {
    currentId: 'home',
    items: [
      { id: 'home', label: '首页', href: '#/home', glyph: '首' },
      { id: 'books', label: '图书', href: '#/addedServices', glyph: '书' },
      { id: 'papers', label: '试卷', href: '#/boutiqueTaobaoQuestions', glyph: '卷' },
      { id: 'mine', label: '我的', href: '#/personalCenter', glyph: '我' },
    ],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '8rem' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { name: '在首页' };
