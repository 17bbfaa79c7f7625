import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { catchPrint, patient, pinch, sheetDrawn } from '../../../testing/paper-viewer.js';
import { numberedWord, outsideFontsPdf, pdf, picture, scannedPdf, threeQuarters, word } from '../samples.js';
import { PaperViewer } from './PaperViewer.js';

const meta = {
  title: '试卷/PaperViewer',
  tags: ['稳定'],
  component: PaperViewer,
  args: {
    title: '北京市2026—2027学年高三上学期期中考试数学试卷',
    files: [pdf],
    shownPages: threeQuarters,
    download: <Button startIcon={<Icon name="download" size={20} />}>免费下载</Button>,
    onZoom: fn(),
  },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

function drawnSheets(canvas: HTMLElement) {
  return canvas.querySelectorAll('li canvas').length;
}

/** Six of eight pages are sheets, and only those near the view are drawn. */
export const Pdf: Story = {
  name: 'PDF 文件',
  parameters: { spec: ['A4 preview pages', 'A4 preview count', 'A9 preview'] },
  play: async ({ canvasElement, canvas }) => {
    const sheet = await sheetDrawn(canvasElement);
    // The text can be selected and read by screen readers.
    await waitFor(() => expect(sheet).toHaveTextContent('数学试卷'), patient);
    await expect(canvas.getAllByRole('listitem', { name: /^第 \d 页，共 8 页/ })).toHaveLength(6);
    await expect(drawnSheets(canvasElement)).toBeLessThan(4);
    await expect(canvas.getByText('已显示 6 页 / 共 8 页')).toBeVisible();
    await expect(canvas.getByText('往后的 2 页下载后查看')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '免费下载' })).toBeVisible();

    // At the end of the desk, the first sheets are released.
    await userEvent.click(canvas.getByRole('button', { name: '第 6 页' }));
    await sheetDrawn(canvasElement, 6);
    await waitFor(() => expect(sheet.querySelector('canvas')).toBeNull());
  },
};

/** All functions of the toolbar by keys and by typing. */
export const Keyboard: Story = {
  name: '键盘',
  play: async ({ args, canvasElement, canvas }) => {
    const sheet = await sheetDrawn(canvasElement);
    canvas.getByRole('region', { name: /试卷内容/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const field = canvas.getByRole('textbox', { name: '页码' });
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveValue('2'));

    await userEvent.keyboard('+');
    await waitFor(() => expect(args.onZoom).toHaveBeenLastCalledWith(expect.any(Number)));
    await userEvent.click(canvas.getByRole('button', { name: /按 100% 显示/ }));
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(800, 0));
    await userEvent.keyboard('-');
    await expect(args.onZoom).toHaveBeenLastCalledWith(0.75);
    await userEvent.keyboard('r');
    // A4 in landscape at 75 %: its height is 600 px.
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeCloseTo(600, 0));

    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await waitFor(() => expect(field).toHaveValue('6'));
  },
};

/** On a tablet two fingers zoom the sheet, not the site; the zoom is stored when they are lifted. */
export const Pinch: Story = {
  args: { startZoom: 0.75 },
  play: async ({ args, canvasElement }) => {
    const sheet = await sheetDrawn(canvasElement);
    await expect(await pinch(sheet, { x: 600, y: 300 })).toBe(false);
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeCloseTo(900, 0));
    await expect(args.onZoom).toHaveBeenCalledOnce();
    await expect(args.onZoom).toHaveBeenCalledWith(1.125);
  },
};

/** The encodings of fonts outside the file, and the decoder of its picture, come from `assetsUrl`. */
export const FontsOutsideTheFile: Story = {
  name: '字体不在文件里',
  args: { files: [outsideFontsPdf], shownPages: (total) => total, assetsUrl: 'pdfjs/', startZoom: 1 },
  play: async ({ canvasElement }) => {
    const sheet = await sheetDrawn(canvasElement);
    await waitFor(() => expect(sheet).toHaveTextContent('高三数学试卷'), patient);
    await expect(sheet).toHaveTextContent('字体没有嵌入文件');
    // In the middle of the picture.
    const drawn = sheet.querySelector('canvas');
    const { width = 0, height = 0 } = drawn ?? {};
    const pixel = drawn?.getContext('2d')?.getImageData(width * 0.2, height * 0.35, 1, 1).data;
    await expect([...(pixel ?? [])]).toEqual([0xb4, 0x36, 0x2d, 0xff]);
  },
};

/** The server has returned only the visible pages, and the total. */
export const CutByTheServer: Story = {
  name: '服务器只给前几页',
  args: { files: [{ ...pdf, totalPages: 11 }] },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await expect(canvas.getByText('已显示 8 页 / 共 11 页')).toBeVisible();
  },
};

/** More than twelve pages: the ruler is a scale. */
export const ManyPages: Story = {
  name: '页数多',
  args: { files: [{ ...pdf, totalPages: 40 }] },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    const ruler = canvas.getByRole('slider', { name: '页尺' });
    await fireEvent.change(ruler, { target: { value: '2' } });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2'));
  },
};

/** Three quarters of one page are none: the cut is all that is shown. */
export const OnePage: Story = {
  name: '只有一页',
  args: { files: [{ ...pdf, totalPages: 1 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已显示 0 页 / 共 1 页')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '免费下载' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '全屏阅读' })).toBeNull();
  },
};

/** No page is cut. */
export const Whole: Story = {
  name: '全部可看',
  args: { shownPages: (total) => total, startZoom: 'page' },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await expect(canvas.getAllByRole('listitem', { name: /页，共 8 页/ })).toHaveLength(8);
    await expect(canvas.queryByText(/下载后查看/)).toBeNull();
  },
};

/** With a table, formulas and pictures, in the size of the file and without the styles of the page. */
export const Word: Story = {
  name: 'Word 文件',
  args: { files: [word] },
  parameters: { spec: ['A4 preview word'] },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('listitem', { name: '第 1 页，共 3 页' }, patient);
    const drawn = () => [...canvasElement.querySelectorAll('li div')].flatMap((div) => div.shadowRoot ?? []);
    await waitFor(() => expect(drawn()[0]?.textContent).toContain('简单机械'), patient);
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(drawn().some((root) => root.querySelector('table') !== null)).toBe(true));
    await expect(canvas.queryByText(/下载后查看/)).toBeNull();
  },
};

/** A server can cut Word files as well: the three sheets here and the page that it withholds. */
export const CutWord: Story = {
  name: '截取过的 Word',
  args: { files: [{ ...word, totalPages: 4 }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: '第 1 页，共 4 页' }, patient);
    await expect(canvas.getByText('已显示 3 页 / 共 4 页')).toBeVisible();
    await expect(canvas.getByText('往后的 1 页下载后查看')).toBeVisible();
  },
};

/**
 * The numbers in the header (simple fields) and in the footer (complex fields) match the sheets on the desk.
 * The numbers of paragraphs continue from sheet to sheet.
 */
export const WordWithPageNumbers: Story = {
  name: 'Word 的页码',
  args: { files: [numberedWord] },
  play: async ({ canvas }) => {
    const sheets = await canvas.findAllByRole('listitem', { name: /页，共 \d 页$/ }, patient);
    const total = String(sheets.length);
    await expect(sheets.length).toBeGreaterThan(1);
    const before: string[] = [];
    for (const [index, sheet] of sheets.entries()) {
      const number = String(index + 1);
      await userEvent.click(canvas.getByRole('button', { name: `第 ${number} 页` }));
      const roots = () => [...sheet.querySelectorAll('div')].flatMap((div) => div.shadowRoot ?? []);
      const drawn = () =>
        roots()
          .map((root) => root.textContent)
          .join('');
      await waitFor(() => expect(drawn()).toMatch(new RegExp(`第 ${number} 页\\s共 ${total} 页`)));
      await expect(drawn()).toMatch(new RegExp(`九年级物理\\s${number} / ${total}`));
      const paragraphs = roots().flatMap((root) => [...root.querySelectorAll('article p')]);
      before.push(
        ...paragraphs.map((paragraph) => getComputedStyle(paragraph).counterReset.replace(/^\S+ /, '')),
      );
    }
    await expect(before).toEqual(Array.from({ length: 70 }, (_, index) => String(index)));
  },
};

/** 420 px wide, drawn 800 px wide at 100 %. */
export const Picture: Story = {
  name: '图片文件',
  args: { files: [picture], startZoom: 1 },
  parameters: { spec: ['A4 preview images', 'A4 preview zoom'] },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    const image = canvas.getByRole('img', { name: '图' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeCloseTo(800, 0));
  },
};

export const SeveralFiles: Story = {
  name: '几个文件',
  args: { files: [pdf, word, picture] },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '图' }));
    await canvas.findByRole('img', { name: '图' }, patient);
    await userEvent.click(canvas.getByRole('tab', { name: '试卷' }));
    await sheetDrawn(canvasElement);
  },
};

/** No match in a scan is not a missing word: it has no text at all. */
export const FindInScan: Story = {
  name: '扫描件里查找',
  args: { files: [scannedPdf], shownPages: (total) => total },
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    canvas.getByRole('region', { name: /试卷内容/ }).focus();
    await userEvent.keyboard('f');
    await userEvent.type(canvas.getByRole('textbox', { name: '在能看的页里查找' }), '数学');
    await canvas.findByText('这份文件是扫描件，里面没有文字');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('region', { name: /试卷内容/ })).toHaveFocus();
  },
};

/** Every match is marked; Enter and the buttons go through them over the pages, and Escape closes the bar. */
export const Find: Story = {
  name: '查找文字',
  play: async ({ canvasElement, canvas }) => {
    await sheetDrawn(canvasElement);
    const opener = canvas.getByRole('button', { name: '查找' });
    await userEvent.click(opener);
    const field = canvas.getByRole('textbox', { name: '在能看的页里查找' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '数学');
    const status = canvas.getByRole('search').querySelector('[role=status]');
    await waitFor(() => expect(status).toHaveTextContent(/^第 1 处 \/ 共 \d+ 处$/), patient);
    const marks = (kind: string) => canvasElement.querySelectorAll(`[data-mark=${kind}]`);
    await waitFor(() => expect(marks('current')).toHaveLength(1), patient);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(status).not.toHaveTextContent(/^第 1 处/));
    await waitFor(() => expect(marks('current')).toHaveLength(1), patient);
    await userEvent.click(canvas.getByRole('button', { name: '下一处' }));
    await waitFor(() => expect(status).toHaveTextContent(/^第 1 处/));

    await userEvent.clear(field);
    await userEvent.type(field, '没有这句话');
    await waitFor(() => expect(status).toHaveTextContent('没有找到'), patient);
    await expect(canvas.getByRole('button', { name: '下一处' })).toBeDisabled();
    await userEvent.type(field, '{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(marks('other')).toHaveLength(0);
  },
};

/** Only the visible pages are printed. */
export const Print: Story = {
  name: '打印',
  play: async ({ canvasElement, canvas }) => {
    const printed = fn();
    const stop = catchPrint((sheet) => {
      printed(sheet.querySelectorAll('.page canvas').length);
    });
    await sheetDrawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '打印可看的页' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce(), patient);
    await expect(printed).toHaveBeenCalledWith(6);
    stop();
    await expect(await canvas.findByRole('button', { name: '打印可看的页' })).toBeEnabled();
  },
};
