import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { CertificateView } from './CertificateView.js';

const certificate = {
  title: '郑州书香阁图书专营店 授权证书',
  alt: '郑州书香阁图书专营店的授权证书，编号 YT-SQ-2025-3623，期限 2025-01-01 至 2026-12-31',
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 594" width="840" height="594"><rect width="840" height="594" fill="#fdfaf3"/><rect x="30" y="30" width="780" height="534" fill="none" stroke="#b9a988" stroke-width="6"/><text x="420" y="180" font-size="64" text-anchor="middle" fill="#7b1f19">授权证书</text><text x="420" y="330" font-size="30" text-anchor="middle" fill="#444">郑州书香阁图书专营店</text></svg>',
  )}`,
};

const meta = {
  title: '店铺/CertificateView',
  tags: ['试用'],
  component: CertificateView,
  args: { certificate, caption: '与店铺首页展示的证书逐项比对。', style: { maxWidth: '44rem' } },
} satisfies Meta<typeof CertificateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = { name: '有效' };

export const Expired: Story = {
  name: '已过期',
  args: { certificate: { ...certificate, stamp: '已过期' } },
};

export const Loading: Story = { name: '加载中', args: { certificate: undefined } };

export const Missing: Story = { name: '图片缺失', args: { certificate: { ...certificate, src: '' } } };

export const Zoomed: Story = {
  name: '放大',
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole('button', { name: /放大看证书/ }).at(-1);
    await userEvent.click(button ?? document.body);
    await expect(await screen.findByRole('dialog', { name: certificate.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Phone: Story = { ...Expired, name: '手机', globals: { viewport: { value: 'phone' } } };
