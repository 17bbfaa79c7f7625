import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { longName, onTheDesk, photographs } from '../samples.js';
import { AlbumPhoto } from './AlbumPhoto.js';

const meta = {
  title: '案头/AlbumPhoto',
  tags: ['试用'],
  component: AlbumPhoto,
  args: { title: '营业执照', src: photographs.business, alt: '营业执照的照片', style: { maxWidth: '38rem' } },
  decorators: [onTheDesk()],
} satisfies Meta<typeof AlbumPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Turned: Story = {
  name: '转过来',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: '营业执照的照片' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(picture.naturalHeight));
    await userEvent.click(canvas.getByRole('button', { name: '转一下' }));
    await waitFor(() => expect(picture.naturalHeight).toBeGreaterThan(picture.naturalWidth));
  },
};

export const Enlarged: Story = {
  name: '放大',
  play: async ({ canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'Space', key: ' ' });
    await expect(await canvas.findByRole('dialog', { name: '营业执照' })).toBeVisible();
  },
};

export const Missing: Story = { name: '附件不在了', args: { src: undefined } };

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('附件不在了')).toBeVisible();
  },
};

export const LongName: Story = {
  name: '长名',
  args: { title: longName, alt: longName },
  play: async ({ canvas }) => {
    await fireEvent.keyDown(document.body, { code: 'Space', key: ' ' });
    await expect(await canvas.findByRole('dialog', { name: longName })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
