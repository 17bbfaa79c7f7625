import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { patient, sheetDrawn } from '../../../testing/paper-viewer.js';
import { longPdf, scannedPdf } from '../samples.js';
import { PaperViewer, type PaperViewerProps } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

/** The viewer with the list of the places beside it. */
function WithPlaces(props: PaperViewerProps) {
  const [placesIn, setPlacesIn] = useState<HTMLElement | null>(null);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', gap: '1.75rem' }}>
      <PaperViewer {...props} placesIn={placesIn} />
      <aside aria-label="这份试卷" ref={setPlacesIn} />
    </div>
  );
}

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: { ...viewer.args, found: { page: 3, words: '求 x 的值 A. 1' } },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function marks(canvas: HTMLElement, kind: string) {
  return canvas.querySelectorAll(`[data-mark=${kind}]`);
}

/** Opens at the place, a third down the desk. A text over a line end is one place with two marks. */
export const Found: Story = {
  name: '从搜索结果来',
  render: WithPlaces,
  play: async ({ canvasElement, canvas }) => {
    const sheet = await sheetDrawn(canvasElement, 3);
    const bar = within(canvas.getByRole('search'));
    await expect(bar.getByRole('textbox')).toHaveValue('求 x 的值 A. 1');
    await expect(bar.getByRole('textbox')).not.toHaveFocus();
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('第 3 处 / 共 6 处'), patient);
    await waitFor(() => expect(marks(sheet, 'current')).toHaveLength(2), patient);
    await expect(canvas.getByRole('button', { name: '第 3 页，有 1 处' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const places = within(canvas.getByRole('region', { name: '这份里的 6 处' }));
    await expect(places.getByRole('button', { current: true })).toHaveTextContent('第 3 页');
    await userEvent.click(places.getByRole('button', { name: /^第 5 页/ }));
    await expect(bar.getByRole('status')).toHaveTextContent('第 5 处 / 共 6 处');
    const next = await sheetDrawn(canvasElement, 5);
    await waitFor(() => expect(marks(next, 'current')).toHaveLength(2), patient);

    // Escape on the desk closes the bar.
    const desk = canvas.getByRole('region', { name: /试卷内容/ });
    desk.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('region', { name: '这份里的 6 处' })).toBeNull();
    await expect(desk).toHaveFocus();
  },
};

export const FoundAtNight: Story = {
  name: '从搜索结果来，夜读',
  args: { night: { on: true, onToggle: () => undefined } },
  globals: { theme: 'night' },
  // axe does not know of filters: it would compare the ink of the file with the dark paper.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const sheet = await sheetDrawn(canvasElement, 3);
    await waitFor(() => expect(marks(sheet, 'current')).toHaveLength(2), patient);
  },
};

/** The words are no longer on the page: it is shown all the same, and the bar says so. */
export const FoundChanged: Story = {
  name: '这一处已改动',
  args: { found: { page: 2, words: '7．求' } },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement, 2);
    const status = () => within(canvas.getByRole('search')).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent('这一处已改动，另有 1 处'), patient);
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: '下一处' }));
    await waitFor(() => expect(status()).toHaveTextContent('第 1 处 / 共 1 处'));
    await sheetDrawn(canvasElement, 3);
  },
};

/** The page is withheld: the desk begins at the seal line. */
export const FoundBehindTheCut: Story = {
  name: '在密封线后面',
  args: { found: { page: 8, words: '22．求' } },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement, 6);
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('这一处在密封线后面'), patient);
    const desk = canvas.getByRole('region', { name: /试卷内容/ }).getBoundingClientRect();
    const cut = canvas.getByText('往后的 2 页下载后查看').getBoundingClientRect();
    await expect(cut.bottom).toBeLessThan(desk.bottom);
  },
};

export const FoundInScan: Story = {
  name: '扫描件里的一处',
  args: { files: [scannedPdf], shownPages: (total) => total, found: { page: 1, words: '数学' } },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await canvas.findByText('这份文件是扫描件，里面没有文字', {}, patient);
  },
};

/** The scale has a stroke for each page with a place. */
export const FoundInLong: Story = {
  name: '页数多的一份里',
  args: { files: [longPdf], shownPages: (total) => total, found: { page: 31, words: '1' } },
  render: WithPlaces,
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement, 31);
    await canvas.findByText(/还有 \d+ 处，可以用“下一处”看/, {}, patient);
  },
};

/** A page on a phone is too small: the reading mode opens without margins, and the sentence is read out below. */
export const FoundOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', {}, patient);
    const reader = within(dialog);
    const sheet = await sheetDrawn(dialog, 3);
    await waitFor(() => expect(marks(sheet, 'current').length).toBeGreaterThan(0), patient);
    await expect(reader.getByRole('search')).toHaveTextContent('第 3 处 / 共 6 处');
    await waitFor(() => expect(dialog.querySelector('p > mark')).toHaveTextContent('求 x 的值'), patient);
    await userEvent.click(reader.getByRole('button', { name: '下一处' }));
    await expect(reader.getByRole('search')).toHaveTextContent('第 4 处 / 共 6 处');
    // Escape closes the bar, not yet the reading mode.
    await userEvent.keyboard('{Escape}');
    await expect(reader.queryByRole('search')).toBeNull();
    await expect(reader.getByRole('button', { name: '裁去白边' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(reader.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '第 3 页', current: 'page' })).toBeVisible();
  },
};
