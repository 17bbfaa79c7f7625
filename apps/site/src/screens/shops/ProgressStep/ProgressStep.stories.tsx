import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
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
  },
} satisfies Meta<typeof ProgressStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

function onPhone(story: Story): Story {
  return { ...story, globals: { viewport: { value: 'phone' } } };
}

export const Form: Story = { name: '填申请表' };
export const FormOnPhone: Story = onPhone(Form);

export const Returned: Story = {
  name: '退回修改',
  args: {
    application: ready(sampleApplications.returned),
    form: {
      ...form,
      defaultValues: {
        shop_platform: '1',
        shop_name: '郑州书香阁图书专营店',
        shop_url: 'https://shop.example.com/1007',
        province: '41',
        contact: '周晓',
        qq: '10000001',
        phone: '13800000005',
        company_name: '郑州书香阁图书有限公司',
        company_number: '91350100M000100Y43',
        address: '河南省郑州市砚池街 12 号',
        intro: '我们在郑州经营图书零售。',
        is_merge: '1',
      },
    },
  },
};
export const ReturnedOnPhone: Story = onPhone(Returned);

export const ReturnedElsewhere: Story = {
  name: '退回修改：在别的设备上',
  args: { application: ready(sampleApplications.returned) },
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
