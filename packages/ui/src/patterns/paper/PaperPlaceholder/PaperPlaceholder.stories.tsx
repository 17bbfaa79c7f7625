import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { brokenPdf, pdf, picture } from '../samples.js';
import { PaperViewer } from '../PaperViewer/PaperViewer.js';
import type { PaperFile } from '../types.js';
import { PaperPlaceholder } from './PaperPlaceholder.js';

const meta = {
  title: '试卷/PaperPlaceholder',
  tags: ['稳定'],
  component: PaperPlaceholder,
} satisfies Meta<typeof PaperPlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadingOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const failed = (
  <EmptyState
    title="这份试卷暂时没能打开"
    description="网络连接失败，请稍后重试"
    action={<Button>重新打开</Button>}
  />
);
export const Failed: Story = { args: { children: failed } };
export const FailedOnPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

/** The viewer takes the box of the placeholder from its first frame, and keeps it for every file. */
function sameBox(files: readonly PaperFile[], viewport: 'phone' | 'laptop'): Story {
  return {
    globals: { viewport: { value: viewport } },
    render: () => (
      <>
        <PaperPlaceholder data-testid="placeholder" />
        <PaperViewer title="高三数学试卷" files={files} data-testid="viewer" />
      </>
    ),
    play: async ({ canvas }) => {
      const viewer = canvas.getByTestId('viewer');
      // Measured each time: the root's font size comes with the theme.
      const room = () => canvas.getByTestId('placeholder').getBoundingClientRect().height;
      await expect(viewer.getBoundingClientRect().height).toBe(room());
      const opening = within(viewer).getByText('正在打开试卷');
      await waitFor(() => expect(opening).not.toBeInTheDocument());
      await expect(viewer.getBoundingClientRect().height).toBe(room());
      // No part of it is outside.
      await expect(viewer.scrollHeight).toBe(viewer.clientHeight);
    },
  };
}
export const SameBox: Story = sameBox([pdf], 'laptop');
export const SameBoxOnPhone: Story = sameBox([pdf], 'phone');
export const SameBoxWithSeveralFiles: Story = sameBox([pdf, picture], 'laptop');
export const SameBoxWithSeveralFilesOnPhone: Story = sameBox([pdf, picture], 'phone');
export const SameBoxWithBrokenFile: Story = sameBox([brokenPdf], 'laptop');
