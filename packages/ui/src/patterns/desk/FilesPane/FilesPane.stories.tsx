import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { patient } from '../../../testing/paper-viewer.js';
import { oldWord, word } from '../../paper/samples.js';
import { longName, onTheDesk, photographs } from '../samples.js';
import { FilesPane } from './FilesPane.js';

const meta = {
  title: '案头/FilesPane',
  tags: ['试用'],
  component: FilesPane,
  args: {
    title: '何小满的作品',
    files: [{ name: '12 作品 1.png', url: photographs.publication }],
    assetsUrl: '/pdfjs/',
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof FilesPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '存下' })).toHaveAttribute('download', '12 作品 1.png');
  },
};

export const Word: Story = {
  name: 'docx 画成一页页',
  args: { files: [{ name: '12 作品 1.docx', url: word.url }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: '第 1 页，共 3 页' }, patient);
    await expect(canvas.getByRole('link', { name: '存下' })).toBeVisible();
  },
};

export const OldWord: Story = {
  name: '旧版 doc 只能存下',
  args: { files: [{ name: '12 作品 1.doc', url: oldWord.url }] },
  play: async ({ canvas }) => {
    await canvas.findByText(/文件是旧版 Word 格式/, {}, patient);
  },
};

export const NotDrawn: Story = {
  name: '画不出的文件，长名',
  args: { files: [{ name: `${longName}.zip`, url: 'data:application/zip;base64,' }] },
};

export const Nothing: Story = { name: '没有附件', args: { files: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
