import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { returnedShop } from '@inkstone/forms/shopApplication/fixtures';

import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { SAMPLE_NOW, wireShop } from '../../../lib/samples/shops.js';
import { toShop } from '../../../lib/models/shop.js';
import { sampleApplications } from '../../../lib/samples/shop-application.js';
import { ProgressStepView, type ProgressStepViewProps } from './ProgressStep.view.js';

const form: ProgressStepViewProps['form'] = {
  platforms: [{ value: '1', label: '天猫' }],
  provinces: [{ value: '41', label: '河南省' }],
  agreementTitle: '图书经销授权协议',
  onSubmit: () => Promise.resolve(),
  onSendCode: () => Promise.resolve(),
  onUpload: () => Promise.resolve('/files/uploads/1.png'),
  onOpenAgreement: () => undefined,
  defaultValues: { is_merge: '1' },
};

const sampleShop = {
  ...toShop(wireShop({ certificate_path: '' }), SAMPLE_NOW, { fileUrl: (path) => path }),
  id: 1,
};

const meta = {
  title: '页面/网店与代理/店铺授权申请',
  id: '页面-progressstep',
  component: ProgressStepView,
  args: {
    title: '店铺授权申请',
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '授权网店', href: paths.authorizedOnlineShop.href() },
      { label: '店铺授权申请' },
    ],
    hotline: '010-00000400',
    application: undefined,
    agreement: { agreement: undefined, onClose: () => undefined },
    form,
    returned: { state: 'loading' },
    onDownload: () => undefined,
  },
} satisfies Meta<typeof ProgressStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

function onPhone(story: Story): Story {
  return { ...story, globals: { viewport: { value: 'phone' } } };
}

export const Form: Story = { name: '填申请表' };
export const FormOnPhone: Story = onPhone(Form);

function sentBack(application: ShopApplication): Story {
  const { defaultValues: _new, agreementTitle: _title, onOpenAgreement: _open, ...rest } = form;
  const { refused, dataReason } = application;
  const returned = { ...returnedShop, refused, dataReason };
  return {
    args: {
      application: ready(application),
      returned: { state: 'ready', data: { ...rest, returned } },
    },
  };
}

export const Returned: Story = {
  name: '退回：只差一张',
  ...sentBack(sampleApplications.returned),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '营业执照：照片' });
    await expect(canvas.getByRole('button', { name: '拍好营业执照，再提交' })).toBeVisible();
    await userEvent.upload(
      within(group).getByLabelText('营业执照'),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '执照.png', {
        type: 'image/png',
      }),
    );
    await expect(await canvas.findByRole('button', { name: '重新提交' })).toBeVisible();
  },
};
export const ReturnedAsOpened: Story = { name: '退回：刚打开', ...sentBack(sampleApplications.returned) };
export const ReturnedOnPhone: Story = onPhone(ReturnedAsOpened);

export const SeveralReturned: Story = {
  name: '退回：几张与填写的内容',
  ...sentBack({
    ...sampleApplications.returned,
    refused: [
      { paper: 'business_license', reason: '照片不清晰' },
      { paper: 'identity_card_back', reason: '四角不全' },
    ],
    dataReason: '公司名称与营业执照上的不一致，请照执照写全。',
  }),
};

export const ReturnedElsewhere: Story = {
  name: '退回：在别的设备上',
  args: {
    application: ready(sampleApplications.returned),
    returned: {
      state: 'locked',
      unlock: { onSubmit: () => Promise.resolve(), onSendCode: () => Promise.resolve() },
    },
  },
};
export const ReturnedElsewhereOnPhone: Story = onPhone(ReturnedElsewhere);

export const ReturnedLoading: Story = {
  name: '退回：加载中',
  args: { application: ready(sampleApplications.returned), returned: { state: 'loading' } },
};
export const ReturnedFailed: Story = {
  name: '退回：没有加载出来',
  args: { application: ready(sampleApplications.returned), returned: FAILED },
};

export const Review: Story = { name: '审核', args: { application: ready(sampleApplications.inReview) } };
export const ReviewOnPhone: Story = onPhone(Review);

export const ReviewTakesLong: Story = {
  name: '审核很久',
  args: { application: ready(sampleApplications.late) },
};

export const Deposit: Story = { name: '交保证金', args: { application: ready(sampleApplications.deposit) } };
export const DepositOnPhone: Story = onPhone(Deposit);

export const Agreement: Story = {
  name: '签协议',
  args: { application: ready(sampleApplications.agreement) },
};

export const Certificate: Story = {
  name: '领证书',
  args: { application: ready(sampleApplications.granted), shop: sampleShop },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '办好了，这是您的证书' })).toBeVisible();
    await expect(canvas.getByText('YT-SQ-2026-4318')).toBeVisible();
  },
};
export const CertificateOnPhone: Story = onPhone(Certificate);

export const NotListedYet: Story = {
  name: '发了证书，名录还没有更新',
  args: { application: ready(sampleApplications.granted) },
};

export const AgreementOpen: Story = {
  args: {
    agreement: {
      agreement: ready({ title: '图书经销授权协议', html: '<p>甲方授权乙方销售甲方出版的图书。</p>' }),
      onClose: () => undefined,
    },
  },
};

export const Loading: Story = { args: { application: LOADING } };

export const Empty: Story = { args: { application: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { application: FAILED } };
