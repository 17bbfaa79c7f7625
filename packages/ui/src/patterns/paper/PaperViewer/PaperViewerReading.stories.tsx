import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { patient, sheetDrawn } from '../../../testing/paper-viewer.js';
import { DownloadButton } from '../../page/DownloadButton/DownloadButton.js';
import { longPdf, word } from '../samples.js';
import { PaperViewer } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: {
    ...viewer.args,
    download: <Button startIcon={<Icon name="lock" size={20} />}>下载后查看全部</Button>,
    readerDownload: (
      <DownloadButton label="免费下载" size="sm" transfer={undefined} onStart={fn()} onCancel={fn()} />
    ),
    night: { on: false, onToggle: fn() },
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
  },
};

async function openReader(canvasElement: HTMLElement) {
  await sheetDrawn(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '全屏阅读' }));
  return within(await screen.findByRole('dialog'));
}

/** The title is cut with an ellipsis, the button has its own width, and no sheet is below the keys. */
export const ReadingTools: Story = {
  name: '全屏阅读的工具',
  play: async ({ args, canvasElement }) => {
    const reader = await openReader(canvasElement);
    const title = reader.getByRole('heading', { name: args.title });
    await expect(title).toHaveAttribute('title', args.title);
    await expect(title.offsetWidth).toBeGreaterThan(200);
    await expect(reader.getByRole('button', { name: '免费下载' }).offsetWidth).toBeLessThanOrEqual(160);
    const desk = reader.getByRole('region', { name: /试卷内容/ });
    const keys = reader.getByText('翻页').getBoundingClientRect();
    await expect(desk.getBoundingClientRect().bottom).toBeLessThanOrEqual(keys.top);

    desk.focus();
    await userEvent.keyboard('n');
    await expect(args.night?.onToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('f');
    const field = reader.getByRole('textbox', { name: '在能看的页里查找' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(desk).toHaveFocus();
  },
};

/** Text and lines change with the paper; pictures keep their light. */
export const ReadingAtNight: Story = {
  name: '夜读',
  args: { files: [word], night: { on: true, onToggle: fn() } },
  globals: { theme: 'night' },
  // axe does not know of filters: it would compare the ink of the file with the dark paper.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('listitem', { name: /^第 1 页，/ }, patient);
    await expect(sheet).toHaveStyle({ backgroundColor: 'rgb(28, 29, 31)' });
    await userEvent.click(canvas.getByRole('button', { name: '全屏阅读' }));
    const reader = within(await screen.findByRole('dialog'));
    await expect(reader.getByRole('button', { name: '夜读' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Narrow: one column of thumbnails, and fit and rotation are in a menu. */
export const ReadingOnTablet: Story = {
  name: '平板上的全屏阅读',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const reader = await openReader(canvasElement);
    await expect(reader.getByRole('button', { name: '退出全屏' })).toBeVisible();
    await expect(reader.queryByRole('button', { name: '旋转' })).toBeNull();
    await userEvent.click(reader.getByRole('button', { name: '更多工具' }));
    await userEvent.click(reader.getByRole('menuitem', { name: '整页显示' }));
    await expect(reader.getByRole('button', { name: '更多工具' })).toHaveFocus();
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
    const rail = within(await screen.findByRole('navigation', { name: '各页小样' }));
    const current = await rail.findByRole('button', { name: '第 37 页', current: 'page' });
    await waitFor(async () => {
      const list = rail.getByRole('list').getBoundingClientRect();
      const { top, height } = current.getBoundingClientRect();
      const share = (top + height / 2 - list.top) / list.height;
      await expect(share).toBeGreaterThan(1 / 3);
      await expect(share).toBeLessThan(2 / 3);
    });
    await userEvent.click(await rail.findByRole('button', { name: /^第 1—\d+ 页$/ }));
    await expect(rail.getByRole('button', { name: '第 1 页' })).toHaveFocus();
    await waitFor(() => expect(rail.queryByRole('button', { name: /^第 1—/ })).toBeNull());
    await expect(rail.getByText('往下还有 2 页')).toBeInTheDocument();
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
