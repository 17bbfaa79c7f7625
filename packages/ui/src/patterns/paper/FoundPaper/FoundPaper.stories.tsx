import type { Meta, StoryObj } from '@storybook/react-vite';

import { foundBehind, foundPapers } from '../found-samples.js';
import { FoundPaper, type FoundPaperItem } from './FoundPaper.js';

const [paper, word] = foundPapers as [FoundPaperItem, FoundPaperItem];
const [behind] = foundBehind as [FoundPaperItem];

const meta = {
  title: '试卷/FoundPaper',
  tags: ['试用'],
  component: FoundPaper,
  args: { paper },
} satisfies Meta<typeof FoundPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPlaces: Story = { name: '几处' };

export const Word: Story = { name: 'Word 文件', args: { paper: word } };

export const BehindTheCut: Story = { name: '下载后才看的页', args: { paper: behind } };

export const Phone: Story = { ...ManyPlaces, name: '手机', globals: { viewport: { value: 'phone' } } };
