import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { sheetDrawn } from '../../../testing/paper-viewer.js';
import { longPdf, pdf, threeQuarters } from '../samples.js';
import { PaperViewer } from './PaperViewer.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: {
    title: '北京市2026—2027学年高三上学期期中考试数学试卷',
    files: [pdf],
    shownPages: threeQuarters,
    download: <Button startIcon={<Icon name="download" size={20} />}>免费下载</Button>,
  },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reading mode starts at the page in view; Escape closes it and returns the focus. */
export const Reading: Story = {
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('3'));
    const opener = canvas.getByRole('button', { name: '全屏阅读' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: '页码' });
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.click(
      within(dialog.getByRole('navigation', { name: '各页小样' })).getByRole('button', { name: '第 2 页' }),
    );
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(field).toHaveValue('3'));
    const heading = dialog.getByRole('heading');
    await expect(heading.offsetWidth).toBeGreaterThan(100);
    await expect(dialog.getAllByRole('button', { name: '免费下载' })[0]?.offsetWidth).toBeLessThan(160);
  },
};

/** The rail of thumbnails follows the page, and has a way up to the first ones. */
export const ReadingFarDown: Story = {
  name: '从后面读起',
  args: { files: [{ ...longPdf, totalPages: 44 }] },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    const field = canvas.getByRole('textbox', { name: '页码' });
    await userEvent.clear(field);
    await userEvent.type(field, '37{Enter}');
    await waitFor(() => expect(field).toHaveValue('37'));
    await userEvent.click(canvas.getByRole('button', { name: '全屏阅读' }));
    const rail = await screen.findByRole('navigation', { name: '各页小样' });
    const current = await within(rail).findByRole('button', { name: '第 37 页', current: 'page' });
    const third = rail.clientHeight / 3;
    const top = () => current.getBoundingClientRect().top - rail.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(2 * third));
    await userEvent.click(await within(rail).findByRole('button', { name: /^第 1—\d+ 页$/ }));
    await waitFor(() => expect(within(rail).queryByRole('button', { name: /^第 1—/ })).toBeNull());
    await expect(within(rail).getByText('往下还有 2 页')).toBeInTheDocument();
  },
};

/** Tests cannot use full screen, so this imitates the browser. */
function withFullScreen() {
  let given: Element | null = null;
  function give(element: Element | null) {
    given = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  }
  const own = {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => given },
    exitFullscreen: { configurable: true, value: () => give(null) },
  };
  Object.defineProperties(document, own);
  const request = Object.getOwnPropertyDescriptor(Element.prototype, 'requestFullscreen') ?? {};
  Element.prototype.requestFullscreen = function take(this: Element) {
    return give(this);
  };
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(document, name);
    Object.defineProperty(Element.prototype, 'requestFullscreen', request);
  };
}

/** With full screen, leaving it or the reading mode leaves both, and the focus returns. */
export const FullScreen: Story = {
  name: '全屏',
  beforeEach: withFullScreen,
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    const opener = canvas.getByRole('button', { name: '全屏阅读' });
    const onScreen = () => document.fullscreenElement?.querySelector('[role=region]');
    await userEvent.click(opener);
    await waitFor(() => expect(onScreen()).toBeVisible());

    // As when the browser handles Escape, which sends the page no other event.
    await document.exitFullscreen();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(opener);
    await waitFor(() => expect(onScreen()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '退出全屏' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onScreen()).toBeUndefined();
    await expect(opener).toHaveFocus();
  },
};
