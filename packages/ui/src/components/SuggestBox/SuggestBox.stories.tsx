import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { SuggestBox, type SuggestBoxProps } from './SuggestBox.js';

function Typing({ value, onChange, ...props }: SuggestBoxProps) {
  const [text, setText] = useState(value);
  return (
    <div style={{ maxWidth: '22rem', minHeight: '28rem' }}>
      <SuggestBox
        {...props}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    </div>
  );
}

const FOUND = [
  {
    id: 'books',
    label: '图书',
    items: [
      { id: 'b1', text: '一轮总复习 高考数学', note: '高三' },
      { id: 'b2', text: '课时精练 高一数学 必修第一册（配人教 A 版）', note: '高一' },
    ],
  },
  { id: 'papers', label: '试卷', items: [{ id: 'p1', text: '2026 届高三上学期期中考试数学', note: '北京' }] },
  { id: 'none', label: '课程', items: [] },
];

const meta = {
  title: '筛选/SuggestBox',
  tags: ['稳定'],
  component: SuggestBox,
  render: Typing,
  args: {
    label: '搜索图书、试卷',
    value: '',
    groups: FOUND,
    onChange: fn(),
    onSearch: fn(),
    onChoose: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof SuggestBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: '键盘选择',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: '搜索图书、试卷' });
    await userEvent.type(box, '数学');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 条建议');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const paper = canvas.getByRole('option', { selected: true });
    await expect(paper).toHaveTextContent('期中考试数学');
    await expect(box).toHaveAttribute('aria-activedescendant', paper.id);
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();

    // After the last option comes the text itself, which Enter searches for.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('数学');

    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('数学');

    await userEvent.click(box);
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const Open: Story = {
  name: '展开',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.hover(canvas.getByRole('option', { name: /一轮总复习/ }));
    await userEvent.click(canvas.getByRole('option', { name: /课时精练/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'b2' }));
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** In the header of a page, the box is at the right, and the list must not leave the page. */
export const AtTheEnd: Story = {
  name: '在页面右边',
  args: { align: 'end' },
  decorators: [
    (Box) => (
      <div style={{ display: 'grid', justifyContent: 'end' }}>
        <Box />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const { right } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const forget = fn();

export const Recent: Story = {
  name: '最近搜索',
  args: {
    groups: [
      {
        id: 'recent',
        label: '最近搜索',
        items: [
          { id: 'r1', text: '三角函数' },
          { id: 'r2', text: '高三期中' },
        ],
      },
    ],
    action: { label: '清空最近搜索', onSelect: forget },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '清空最近搜索' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(forget).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Drawn: Story = {
  name: '自己画的建议',
  args: {
    groups: [
      {
        id: 'inside',
        label: '在试卷里 46 份',
        items: [
          {
            id: 'i1',
            text: '下列关于匀变速直线运动的说法正确的是',
            shown: (
              <>
                下列关于<mark>匀变速直线运动</mark>的说法正确的是
                <br />
                山东省临沂市高一10月月考物理试卷
              </>
            ),
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('匀变速直线运动').tagName).toBe('MARK');
  },
};

export const OnPhone: Story = {
  name: '手机',
  args: { inline: true, value: '数学' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};
