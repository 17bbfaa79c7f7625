import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';

import { deskBrand, longName, onTheDesk } from '../samples.js';
import { emptyDraft, type NoticeDraft } from './draft.js';
import { NoticeEditor } from './NoticeEditor.js';

const draft: NoticeDraft = {
  ...emptyDraft,
  ...{ article: '53', time: '2026-12-01T18:00', title: '济南站集合时间与车次' },
  text: '{姓名}老师，您好！\n大巴 7:30 从济南西站东广场出发。',
};
const recipients = {
  count: 86,
  parts: [
    { name: '已通过', count: 48 },
    { name: '待审核', count: 38 },
  ],
  leftOut: [{ name: '未通过', count: 5 }],
  name: '陶文静',
};

const meta = {
  title: '案头/NoticeEditor',
  tags: ['试用'],
  component: NoticeEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: deskBrand,
    kept: '11-25 09:12',
    failure: '',
    draft,
    activities: [
      { id: 53, title: '命题工作坊 · 济南站' },
      { id: 61, title: longName },
    ],
    recipients,
    unknown: undefined,
    isLost: false,
    busy: false,
    position: { index: 3, count: 5, onPrevious: fn(), onNext: fn() },
    back: { label: '通知', href: '#/notices' },
    onChange: fn(),
    onKeep: fn(),
    onSend: fn(),
    onDelete: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof NoticeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  name: '定时发给报名某活动的人',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('陶文静老师，您好！')).toBeVisible();
    await expect(canvas.getByText('不发：未通过 5 人。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^定在 12-01 18:00 发给 86 人/ })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '收信人' }), 'all');
    await expect(args.onChange).toHaveBeenCalledWith({ audience: 'all' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '活动' }), '61');
    await expect(args.onChange).toHaveBeenCalledWith({ article: '61' });
    await userEvent.click(canvas.getByRole('button', { name: '插入姓名' }));
    await expect(args.onKeep).toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { code: 'Enter', ctrlKey: true });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { name: '手机上', globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: '还没有写',
  args: { kept: undefined, draft: emptyDraft, recipients: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^发出/ })).toBeDisabled();
    await expect(canvas.getByText('先写明发给谁')).toBeVisible();
  },
};

export const Role: Story = {
  name: '一种身份的人',
  args: { draft: { ...draft, audience: 'role', time: '' } },
};

export const Person: Story = {
  name: '没有这个账号',
  args: {
    draft: { ...draft, audience: 'person', account: '13700000000', time: '' },
    recipients: undefined,
    unknown: '没有这个账号',
  },
};

export const Many: Story = {
  name: '超过一千人：写出人数',
  args: {
    draft: { ...draft, audience: 'all', time: '' },
    recipients: {
      ...recipients,
      ...{ count: 128_406, parts: [], leftOut: [{ name: '账号已停用', count: 12 }] },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^马上发给 128,406 人/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: '发给 128,406 人？' }));
    await expect(dialog.getByRole('button', { name: '发' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: '请写出人数' }), '１２８406');
    await userEvent.click(dialog.getByRole('button', { name: '发' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: '到时没有发出',
  args: { failure: '现在有 412 人会收到，与所写的人数相差太多，请核对之后再发' },
};

export const Lost: Story = {
  name: '连不上服务器',
  args: { isLost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^定在/ })).toBeDisabled();
    await expect(canvas.getByText('连不上服务器，现在不能发。')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { draft: { ...draft, article: '61', title: longName, text: longName } },
  globals: { viewport: { value: 'phone' } },
};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
