import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { ImageCropper, type ImageCropperProps } from './ImageCropper.js';

/** A landscape of `width` by `height` px. */
function landscape(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice"><rect x="-400" y="-400" width="920" height="920" fill="#e9dfca"/><circle cx="78" cy="26" r="9" fill="#b4362d"/><path d="M-400 62 Q-20 30 30 52 T90 46 T520 58 V520 H-400Z" fill="#7a8c86"/><path d="M-400 70 Q10 52 56 66 T520 62 V520 H-400Z" fill="#2f6b5b"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function ImageCropperOfAForm({ zoom: first, onZoomChange, ...props }: ImageCropperProps) {
  const [zoom, setZoom] = useState(first);
  return (
    <ImageCropper
      {...props}
      zoom={zoom}
      onZoomChange={(next) => {
        onZoomChange(next);
        setZoom(next);
      }}
    />
  );
}

const meta = {
  title: '表单控件/ImageCropper',
  tags: ['稳定'],
  component: ImageCropper,
  render: (args) => <ImageCropperOfAForm {...args} />,
  args: {
    src: landscape(1200, 800),
    label: '裁剪头像',
    zoom: 1,
    onZoomChange: fn(),
    onAreaChange: fn(),
    onUnreadable: fn(),
    style: { maxWidth: '30rem' },
  },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {
  name: '横的图片',
  parameters: { spec: ['B5 avatar crop', 'B9 crop'] },
  play: async ({ args, canvas }) => {
    // The largest square in the middle of the picture.
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 200, y: 0, width: 800, height: 800 }),
    );
    const frame = canvas.getByRole('application', { name: '裁剪框' });
    // These are the library's class names: if they are renamed, our styles no longer apply.
    await expect(frame).toHaveStyle({ position: 'absolute', width: '200px', height: '200px' });
    await expect(frame.parentElement).toHaveStyle({ position: 'absolute', overflow: 'hidden' });
    await expect(canvas.getByAltText('')).toHaveStyle({ position: 'absolute', maxWidth: '100%' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    // The picture moves right, so the frame shows more of its left side.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 196, y: 0, width: 800, height: 800 }),
    );
  },
};

export const Zoomed: Story = {
  name: '放大',
  args: { zoom: 2 },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 400, y: 200, width: 400, height: 400 }),
    );
    const slider = canvas.getByRole('slider', { name: '缩放' });
    await fireEvent.input(slider, { target: { value: '4' } });
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 500, y: 300, width: 200, height: 200 }),
    );
    await expect(canvas.getByRole('button', { name: '放大' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }));
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(3.75);
  },
};

export const TallAndNarrow: Story = {
  name: '细长图片',
  args: { src: landscape(300, 1500) },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 0, y: 600, width: 300, height: 300 }),
    );
  },
};

export const SmallerThanTheFrame: Story = {
  name: '小于裁剪框',
  args: { src: landscape(90, 60) },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 15, y: 0, width: 60, height: 60 }),
    );
  },
};

export const Unreadable: Story = {
  args: { src: 'data:image/png,none' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce());
    await expect(args.onAreaChange).not.toHaveBeenCalled();
  },
};
