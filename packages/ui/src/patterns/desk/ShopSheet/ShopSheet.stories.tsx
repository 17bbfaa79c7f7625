import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { item, longName, onTheDesk, photographs } from '../samples.js';
import type { ShopApplication } from './application.js';
import { ShopSheet } from './ShopSheet.js';

function papersOf(...names: ShopApplication['papers'][number]['paper'][]): ShopApplication['papers'] {
  return names.map((paper, index) => ({
    paper,
    url: photographs.business,
    is_new: index === 0 ? 1 : 0,
    reason: '',
  }));
}
const papers = papersOf('publication_license', 'business_license', 'identity_card', 'identity_card_back');
const shop: ShopApplication = {
  status: 1,
  query_code: '7KXQ4MRW9T2C',
  round: 2,
  shop_name: '郑州书香阁图书专营店',
  shop_url: 'https://example.com/tmall/shop-1007',
  platform: '天猫',
  province: '河南省',
  company_name: '郑州书香阁图书有限公司',
  company_number: '91000000MA00YANT38',
  address: '河南省郑州市砚池街12号',
  intro: '我们在郑州经营图书零售。',
  contact: '周晓',
  phone: '13800000005',
  qq: '10000001',
  certificate_number: '',
  has_account: 1,
  papers,
};

const meta = {
  title: '案头/ShopSheet',
  tags: ['试用'],
  component: ShopSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    ...item,
    history: [{ id: '0', when: '11-24 10:12', text: '申请人改后再交，换了 1 张' }],
    shop,
    when: '11-24 10:12',
    reasons: ['照片不清晰', '四角不全', '与填写不符', '已过期'].map((label) => ({ id: label, label })),
    onDecide: fn(),
  },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof ShopSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function key(code: string) {
  return fireEvent.keyDown(document.body, { code });
}

export const Open: Story = {
  name: '都清楚：一个键通过',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^通过/ })).toBeEnabled();
    await key('KeyA');
    await expect(args.onDecide).toHaveBeenCalledWith({ act: 'advance', note: '', done: '已通过' });
  },
};

export const Returned: Story = {
  name: '退回一张',
  play: async ({ args, canvas }) => {
    await key('ArrowRight');
    await expect(canvas.getByText(shop.company_name).tagName).toBe('MARK');
    await key('Digit1');
    await expect(canvas.getByRole('button', { name: /^通过/ })).toBeDisabled();
    await expect(canvas.getByText(/不能通过/)).toBeVisible();
    await key('KeyR');
    await expect(args.onDecide).toHaveBeenCalledWith({
      act: 'reject',
      papers: [{ paper: 'business_license', reason: '照片不清晰' }],
      note: '',
      done: '已退回',
    });
  },
};
export const ReturnedOnPhone: Story = { ...Returned, globals: { viewport: { value: 'phone' } } };

export const OwnWords: Story = {
  name: '另写原因，与填写的内容',
  play: async ({ args, canvas }) => {
    await key('Digit5');
    await expect(canvas.getByRole('button', { name: /^退回/ })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '自己写的理由' }), '印章缺一角');
    await userEvent.type(
      canvas.getByRole('textbox', { name: '填写的内容有什么要改' }),
      '公司名称请照执照写全',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^退回，重拍 1 张/ }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      act: 'reject',
      papers: [{ paper: 'publication_license', reason: '印章缺一角' }],
      note: '公司名称请照执照写全',
      done: '已退回',
    });
  },
};

export const HandedOn: Story = {
  name: '转给别人',
  play: async ({ args, canvas }) => {
    await key('KeyT');
    await userEvent.click(await canvas.findByRole('button', { name: '苏晴' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ act: 'assign', to: '苏晴', done: '已转给苏晴' });
  },
};

export const SixPapers: Story = {
  name: '三证分开：六张',
  args: { shop: { ...shop, papers: [...papers, ...papersOf('company_number_img', 'tax_certificate')] } },
};
export const SixPapersOnPhone: Story = { ...SixPapers, globals: { viewport: { value: 'phone' } } };

export const PictureGone: Story = {
  name: '附件不在了',
  args: { shop: { ...shop, papers: papers.map((one) => ({ ...one, url: 'data:image/png;base64,' })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^退回，重拍 1 张/ })).toBeVisible();
  },
};

export const Deposit: Story = { name: '等保证金', args: { shop: { ...shop, status: 2 } } };
export const Agreement: Story = { name: '等协议，接着发证', args: { shop: { ...shop, status: 3 } } };
export const Certified: Story = {
  name: '已发证',
  args: { shop: { ...shop, status: 4, certificate_number: 'YT-SQ-2026-10001' } },
};
export const SentBack: Story = {
  name: '已经退回',
  args: {
    shop: { ...shop, status: 0, papers: papers.map((one) => ({ ...one, reason: '照片不清晰' })) },
    holder: '苏晴',
  },
};

export const LongNames: Story = {
  name: '长名',
  args: {
    shop: { ...shop, shop_name: longName, company_name: longName, address: longName, contact: longName },
  },
};
