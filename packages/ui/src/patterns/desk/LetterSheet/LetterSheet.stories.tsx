import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { item, longName, onTheDesk, photographs } from '../samples.js';
import { LetterSheet } from './LetterSheet.js';

const { people, holder, ...sheet } = item;
const place = {
  page_number: '47',
  place: '第 9 题',
  year: '2026',
  month: '6',
  edition: '2',
  printing: '5',
  isbn: '978-7-0000-0045-6',
  subject: '数学',
};
const letter = {
  photographs: [photographs.publication, photographs.business, photographs.portrait],
  writer: { name: '陶老师', came: 4, right: 3, when: '11-24 21:40' },
  text: '第 9 题图中 AC、BC 的长度与题干相反，照题干算选 B，照图算成了 A，应当对调。',
  errata: [],
};
const form = {
  judged: true,
  listed: true,
  ways: [
    { by: 'mail', to: 'tao@example.com' },
    { by: 'sms', to: '138****0003' },
    { by: 'notice', to: '' },
  ] as const,
  same: [],
  stock: { reader: '陶老师', operator: '陶文昌', page_number: '47', place: '第 9 题', printing: 6 },
};

const meta = {
  title: '案头/LetterSheet',
  tags: ['试用'],
  component: LetterSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sheet,
    title: '课时精练 高一数学（上册）',
    cover: { title: '课时精练 高一数学（上册）' },
    place,
    letter,
    waiting: true,
    form,
    draft: null,
    facts: [],
    onDraft: fn(),
    onAnswer: fn(),
    onReopen: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof LetterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '纠错',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '答复' })).toBeDisabled();
    await fireEvent.keyDown(document.body, { code: 'Digit1' });
    await expect(canvas.getByRole('textbox', { name: '答复' })).toHaveValue(
      '陶老师，您好！\n您指出的第 47 页第 9 题属实，第 6 次印刷起改正。谢谢您的细心。\n责任编辑 陶文昌',
    );
    await expect(canvas.getByRole('button', { name: '答复并列入勘误' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '误' }), 'BC 边标 3');
    await userEvent.type(canvas.getByRole('textbox', { name: '正' }), 'BC 边标 4');
    await fireEvent.keyDown(document.body, { code: 'Enter', ctrlKey: true });
    await expect(args.onAnswer).toHaveBeenCalledWith(
      expect.objectContaining({
        verdict: 1,
        by: ['mail', 'notice'],
        page_number: '47',
        place: '第 9 题',
        wrong_text: 'BC 边标 3',
        right_text: 'BC 边标 4',
        printing: '6',
      }),
      true,
    );
    await expect(args.onDraft).toHaveBeenCalled();
  },
};

export const OpenOnPhone: Story = { name: '纠错，手机上', globals: { viewport: { value: 'phone' } } };

export const Feedback: Story = {
  name: '反馈：只有答复',
  args: {
    title: '冲刺卷 高三数学',
    cover: undefined,
    letter: { ...letter, photographs: [], text: '装订：第 3 套掉页，翻到第二遍就散了。' },
    form: { ...form, judged: false, listed: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup', { name: '这一处' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '答复' })).toBeEnabled();
  },
};

export const UnknownBook: Story = {
  name: '网站上没有的书',
  args: {
    cover: undefined,
    form: { ...form, listed: false },
    draft: { text: '您好！', verdict: 1, wrong_text: '', right_text: '' },
  },
};

export const PhotographGone: Story = {
  name: '附件不在了',
  args: { letter: { ...letter, photographs: ['data:image/png;base64,'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('附件不在了')).toBeVisible();
    await fireEvent.keyDown(document.body, { code: 'Digit2' });
    await expect(canvas.getByRole('button', { name: /^答复/ })).toBeEnabled();
  },
};

export const Answered: Story = {
  name: '已经答复',
  args: {
    waiting: false,
    facts: [
      { label: '判断', value: '确认为错误' },
      { label: '勘误编号', value: '9' },
      { label: '答复', value: '属实，第 6 次印刷起改正。' },
    ],
    history: [{ id: '0', when: '11-25 09:00', text: '陶文昌 改为已处理' }],
  },
};

export const LongNames: Story = {
  name: '长名',
  args: { title: longName, place: { ...place, place: longName, subject: longName } },
};
