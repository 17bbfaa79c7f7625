import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { catchPrint } from '../../../testing/paper-viewer.js';
import { printPapers } from '../print/print-papers.js';
import { lockedPdf, taggedPdf, word } from '../samples.js';
import { PrintList } from './PrintList.js';

const meta = {
  title: '试卷/PrintList',
  tags: ['试用'],
  component: PrintList,
  args: {
    papers: [
      { id: 1, title: '北京市2026—2027学年高三上学期期中考试历史试卷', pages: 8, copies: 46 },
      { id: 2, title: '宁夏回族自治区固原市2026—2027学年高三上学期期中考试生物试卷', pages: 10, copies: 46 },
      { id: 3, title: '海南省三亚市2026—2027学年高三历史单元检测：近现代世界格局', pages: 7, copies: 1 },
    ],
    both: true,
    slip: true,
    apart: false,
    day: '2026 年 11 月 25 日',
    onBoth: fn(),
    onSlip: fn(),
    onApart: fn(),
    onMove: fn(),
    onCopies: fn(),
    onRemove: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('约 419 张 A4。总是白纸黑字。')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '答案另起，只印 1 份' }));
    await expect(args.onApart).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^下移：北京市/ }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 1);
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** What comes out: the list, two copies of a PDF, and a Word file, each from a sheet of its own. */
export const Printed: Story = {
  name: '印出来的纸',
  play: async () => {
    const title = '试卷打印清单';
    const stop = catchPrint(() => undefined);
    const failed = await printPapers(
      [
        { title: '数学', files: [taggedPdf], copies: 2 },
        { title: '物理', files: [word], copies: 1 },
        { title: '坏的', files: [{ ...lockedPdf, url: 'missing.pdf' }], copies: 1 },
      ],
      {
        title,
        both: true,
        apart: false,
        slip: { day: '2026 年 11 月 25 日', lines: ['数学，2 份', '物理，1 份'] },
        signal: new AbortController().signal,
        onPaper: () => undefined,
      },
    );
    stop();
    await expect(failed).toEqual(['坏的']);
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
    const sheets = [...(frame?.contentDocument?.querySelectorAll<HTMLElement>('.page') ?? [])];
    await expect(sheets[0]).toHaveTextContent('物理，1 份');
    await expect(sheets.filter((sheet) => sheet.querySelector('img[src^=blob]') !== null)).toHaveLength(2);
    await expect(
      sheets.filter((sheet) => sheet.querySelector('[data-drawing]') !== null).length,
    ).toBeGreaterThan(0);
    // Every part ends on a back: the list, both copies, and the Word file.
    await expect(sheets.length % 2).toBe(0);
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector(`iframe[title="${title}"]`)).toBeNull();
  },
};

export const PagesUnknown: Story = {
  name: '页数还不知道',
  args: { papers: [{ id: 1, title: '云南省楚雄彝族自治州高一物理课时练习', pages: undefined, copies: 1 }] },
};

export const Printing: Story = { name: '正在备齐', args: { printing: 2 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
