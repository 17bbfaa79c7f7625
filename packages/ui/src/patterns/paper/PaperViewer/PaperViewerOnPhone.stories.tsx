import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { patient, pinch, sheetDrawn } from '../../../testing/paper-viewer.js';
import { PaperViewer } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: viewer.args,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await expect(canvas.getByText('已显示 6 页 / 共 8 页')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '第 4 页' }));
    await sheetDrawn(canvasElement, 4);
  },
};

/** It begins at the page. The tools are below; 横屏看 rotates the whole reader. */
export const ReadingOnPhone: Story = {
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '放大阅读，第 1 页' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('region', { name: /试卷内容/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: '横屏看' }));
    await userEvent.click(dialog.getByRole('button', { name: '退出横屏' }));
    await expect(dialog.getByRole('button', { name: '适合屏幕' })).toHaveAttribute('aria-pressed', 'true');
  },
};

async function openOnPhone(canvasElement: HTMLElement) {
  await sheetDrawn(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '放大阅读，第 1 页' }));
  const dialog = await screen.findByRole('dialog');
  return { dialog: within(dialog), sheet: await sheetDrawn(dialog) };
}

/** Without its white margins the text of a page is as wide as the phone. */
export const WithoutMarginsOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, sheet } = await openOnPhone(canvasElement);
    const { width } = sheet.getBoundingClientRect();
    const drawing = () => sheet.querySelector('canvas')?.getBoundingClientRect().width ?? 0;
    const crop = dialog.getByRole('button', { name: '裁去白边' });
    await userEvent.click(crop);
    await expect(crop).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(drawing()).toBeGreaterThan(width * 1.1), patient);
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(width, 0);
    await userEvent.click(crop);
    await waitFor(() => expect(drawing()).toBeCloseTo(width, 0), patient);
  },
};

/**
 * A double tap toggles 800 px, and hides the tools. The small map shows the position; dragging it moves the
 * sheet.
 */
export const DoubleTapOnPhone: Story = {
  parameters: { spec: ['A4 preview zoom'] },
  play: async ({ canvasElement }) => {
    const { dialog, sheet } = await openOnPhone(canvasElement);
    const desk = dialog.getByRole('region', { name: /试卷内容/ });
    const { width } = sheet.getBoundingClientRect();
    const doubleTap = async () => {
      const touch = new Touch({ identifier: 1, target: sheet, clientX: 300, clientY: 300 });
      for (let tap = 0; tap < 2; tap += 1) await fireEvent.touchEnd(sheet, { changedTouches: [touch] });
    };
    await doubleTap();
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(800, 0));
    await expect(dialog.queryByRole('button', { name: '关闭' })).toBeNull();
    const map = await dialog.findByTestId('place-map');
    await expect(desk.scrollLeft).toBeGreaterThan(200);
    const { left, top } = map.getBoundingClientRect();
    await fireEvent.pointerMove(map, { clientX: left + 1, clientY: top + 60, buttons: 1 });
    await expect(desk.scrollLeft).toBe(0);
    await expect(desk.scrollTop).toBeGreaterThan(300);
    await doubleTap();
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(width, 0));
    await expect(dialog.queryByTestId('place-map')).toBeNull();
    await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible();

    await doubleTap();
    await userEvent.click(await dialog.findByRole('button', { name: '适合屏幕' }));
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(width, 0));
    await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible();
    // The clicked button was removed; the keys still reach the desk.
    await expect(desk).toHaveFocus();
  },
};

/** Two fingers zoom the sheet below them; the browser, which would zoom the site, is prevented. */
export const PinchOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const { sheet } = await openOnPhone(canvasElement);
    const { width } = sheet.getBoundingClientRect();
    // Distance of the fingers from the upper edge of the sheet, as a share of its height.
    const share = () => {
      const { top, height } = sheet.getBoundingClientRect();
      return (300 - top) / height;
    };
    const held = share();
    await expect(await pinch(sheet, { x: 180, y: 300 })).toBe(false);
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(width * 1.5, 0));
    await expect(share()).toBeCloseTo(held, 2);
  },
};
