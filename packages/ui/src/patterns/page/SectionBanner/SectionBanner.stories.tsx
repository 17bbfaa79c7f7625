import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { SectionBanner } from './SectionBanner.js';

const meta = {
  title: '版面/SectionBanner',
  tags: ['稳定'],
  component: SectionBanner,
  args: {
    label: '图书栏目推荐',
    slides: [
      { id: 1, title: '2027 新版图书上架', image: landscape(210), href: '#/addedServices' },
      { id: 2, title: '开学必备书单', image: landscape(150), href: '#/addedServices?cate=16' },
      { id: 3, title: '名师推荐：把一题讲透的十本书', image: landscape(30) },
    ],
  },
} satisfies Meta<typeof SectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OneSlide: Story = { name: '单张', args: { slides: meta.args.slides.slice(0, 1) } };

export const Landscape: Story = {
  name: '整幅',
  args: { shape: 'landscape' },
  parameters: { layout: 'fullscreen' },
};

export const LandscapeOnPhone: Story = { ...Landscape, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
