import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { patient } from '../../../testing/paper-viewer.js';
import { DEFAULT_LOOK } from '../flow/look.js';
import { numberedWord, word } from '../samples.js';
import { PaperViewer } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: { ...viewer.args, files: [word], night: { on: false, onToggle: fn() }, onLook: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openText(canvas: HTMLElement) {
  const enlarge = await within(canvas).findByRole('button', { name: '放大阅读，第 1 页' }, patient);
  await userEvent.click(enlarge);
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('region', { name: /试卷文字$/ }, patient);
  return { dialog, text };
}

/** A Word file in the width of the phone: nothing but wide tables and formulas scrolls sideways. */
export const Flow: Story = {
  name: '文字',
  play: async ({ args, canvasElement }) => {
    const { dialog, text } = await openText(canvasElement);
    await expect(text).toHaveFocus();
    await waitFor(() => expect(text).toHaveTextContent('简单机械'), patient);
    await expect(text.querySelectorAll('math').length).toBeGreaterThan(0);
    await expect(text.querySelectorAll('img').length).toBeGreaterThan(0);
    await expect(text.scrollWidth).toBe(text.clientWidth);
    await expect(within(text).getByText('第 2 页')).toBeVisible();

    await userEvent.click(dialog.getByRole('radio', { name: '版面' }));
    await expect(args.onLook).toHaveBeenLastCalledWith({ ...DEFAULT_LOOK, view: 'page' });
    await dialog.findByRole('region', { name: /试卷内容$/ });
    await userEvent.click(dialog.getByRole('radio', { name: '文字' }));
    await expect(args.onLook).toHaveBeenLastCalledWith(DEFAULT_LOOK);
    await dialog.findByRole('region', { name: /试卷文字$/ });
  },
};

/** The question at the top stays there from the text to the sheets and back, and not only its page. */
export const FlowPlace: Story = {
  name: '文字与版面在同一处',
  args: { files: [numberedWord] },
  play: async ({ canvasElement }) => {
    const { dialog, text } = await openText(canvasElement);
    await waitFor(() => expect(text.querySelectorAll('[data-question]')).toHaveLength(70), patient);
    // One of the first page: the sheets end before a later one could be at the top.
    const question = text.querySelectorAll<HTMLElement>('[data-question]')[20];
    const block = `[data-block="${question?.dataset['block'] ?? ''}"]`;
    const below = (element: Element | null | undefined, room: Element) =>
      (element?.getBoundingClientRect().top ?? Number.NaN) - room.getBoundingClientRect().top;
    question?.scrollIntoView();

    await userEvent.click(dialog.getByRole('radio', { name: '版面' }));
    const desk = await dialog.findByRole('region', { name: /试卷内容$/ });
    function onSheet() {
      const drawings = [...desk.querySelectorAll('[data-drawing]')];
      return drawings.map(({ shadowRoot }) => shadowRoot?.querySelector(block)).find(Boolean);
    }
    await waitFor(() => expect(Math.abs(below(onSheet(), desk))).toBeLessThan(2), patient);

    await userEvent.click(dialog.getByRole('radio', { name: '文字' }));
    const again = await dialog.findByRole('region', { name: /试卷文字$/ });
    await waitFor(() => expect(below(again.querySelector(block), again)).toBeCloseTo(16, 0), patient);
  },
};

/** The numbers that Word counts stand in the margin. */
export const FlowNumbered: Story = {
  name: '文字，编号的题',
  args: { files: [numberedWord] },
  play: async ({ canvasElement }) => {
    const { text } = await openText(canvasElement);
    await waitFor(() => expect(text.querySelectorAll('[data-question]')).toHaveLength(70), patient);
    const last = [...text.querySelectorAll('[data-number]')].at(-1);
    await expect(last && getComputedStyle(last).counterReset).toMatch(/ 69$/);
  },
};

/** Size, line height, typeface and paper, which the reader keeps. */
export const FlowSize: Story = {
  name: '文字的字号',
  play: async ({ args, canvasElement }) => {
    const { dialog, text } = await openText(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '字号' }));
    const sheet = within(await dialog.findByRole('dialog', { name: '字号' }));
    const slider = sheet.getByRole('slider', { name: '字号' });
    await expect(slider).toHaveAttribute('aria-valuetext', '标准 · 18');
    await fireEvent.change(slider, { target: { value: '4' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '最大 · 25');
    await userEvent.click(sheet.getByRole('radio', { name: '黑' }));
    await userEvent.click(sheet.getByRole('button', { name: '米' }));
    await expect(args.onLook).toHaveBeenLastCalledWith({
      ...DEFAULT_LOOK,
      size: 25,
      face: 'hei',
      paper: 'cream',
    });
    await userEvent.click(sheet.getByRole('button', { name: '夜' }));
    await expect(args.night?.onToggle).toHaveBeenCalledOnce();
    await expect(text.scrollWidth).toBe(text.clientWidth);
  },
};

export const FlowAtNight: Story = {
  name: '文字，夜读',
  args: { night: { on: true, onToggle: fn() } },
  globals: { theme: 'night' },
  play: async ({ canvasElement }) => {
    const { text } = await openText(canvasElement);
    await expect(text.closest('[data-night]')).toHaveStyle({ backgroundColor: 'rgb(28, 29, 31)' });
  },
};

/** Found in the text: the bar is above the tools, and the place a third down the window. */
export const FlowFound: Story = {
  name: '文字里的一处',
  args: { found: { page: 1, words: '杠杆' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, patient);
    await waitFor(() => expect(dialog.querySelector('[data-mark=current]')).toBeVisible(), patient);
    await expect(within(dialog).getByRole('search')).toHaveTextContent(/第 1 处 \/ 共 \d+ 处/);
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('search')).toBeNull();
    await expect(dialog).toBeVisible();
  },
};
