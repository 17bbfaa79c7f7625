import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import type { GenuineVerdict, Verdict } from './model.js';
import { TestAndVerifyView } from './TestAndVerify.view.js';

const genuine: GenuineVerdict = {
  kind: 'first',
  cover: { title: '全国卷原创冲刺卷 高三语文（高考冲刺）', stage: 'high', subject: '语文', year: '2027' },
  href: paths.booksDetails.href({ id: 1 }),
  count: 1,
  firstChecked: '2026-11-22 13:05',
  mine: true,
};
const again: GenuineVerdict = {
  ...genuine,
  kind: 'again',
  count: 3,
  firstChecked: '2026-09-01 08:12',
  mine: false,
};
const unknown: Verdict = {
  kind: 'unknown',
  message:
    '没有查到这个防伪码，请核对容易看错的字符（0 与 O，1 与 I、L，5 与 S，8 与 B）后再试；如果输入无误，您买到的可能是盗版图书',
};
const recalled: Verdict = {
  kind: 'recalled',
  message: '这个防伪码所在的一批标签已经收回，不能证明是正版图书。请保留图书与标签，联系我们核实',
};
const tooOften: Verdict = { kind: 'tooOften', message: '操作太频繁，请在8分钟后再试', until: '14:32' };

const phone = { globals: { viewport: { value: 'phone' } } };

const meta = {
  title: '页面/服务/正版查验',
  id: '页面-testandverify',
  component: TestAndVerifyView,
  args: {
    title: '正版查验',
    item: '',
    loggedIn: false,
    verdict: undefined,
    blockedUntil: undefined,
    hotline: '010-00000400',
    account: ready({ qrcode: '', descr: '扫码关注“砚田正版服务”，以后翻开书就能扫码查验' }),
    onCheck: () => Promise.resolve(),
    onEdit: () => undefined,
  },
} satisfies Meta<typeof TestAndVerifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = phone;

export const First: Story = {
  args: { verdict: genuine, loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '正版图书，首次查询' })).toHaveFocus();
  },
};
export const FirstOnPhone: Story = { ...First, ...phone };

export const Again: Story = { name: '再次查验', args: { verdict: again } };
export const AgainOnPhone: Story = { ...Again, ...phone };

export const Unknown: Story = { name: '查不到', args: { verdict: unknown } };
export const UnknownOnPhone: Story = { ...Unknown, ...phone };

export const Recalled: Story = { name: '标签已收回', args: { verdict: recalled } };
export const RecalledOnPhone: Story = { ...Recalled, ...phone };

export const TooOften: Story = { name: '太频繁', args: { verdict: tooOften, blockedUntil: '14:32' } };
export const TooOftenOnPhone: Story = { ...TooOften, ...phone };

export const Loading: Story = { args: { account: LOADING } };

/** The code of the account cannot be had: the rest of the page does not need it. */
export const Failed: Story = { args: { account: FAILED } };
