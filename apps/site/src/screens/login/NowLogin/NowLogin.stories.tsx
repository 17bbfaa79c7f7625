import type { Meta, StoryObj } from '@storybook/react-vite';

import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { NowLoginView } from './NowLogin.view.js';

const meta = {
  title: '页面/登录/登录',
  id: '页面-nowlogin',
  component: NowLoginView,
  args: {
    onPasswordLogin: () => Promise.reject(new Error('账号或密码不正确')),
    onCodeLogin: () => Promise.reject(new Error('验证码不正确')),
    onSendCode: () => Promise.resolve(),
    onOpenAgreement: () => undefined,
    agreement: { agreement: undefined, onClose: () => undefined },
    visitorHref: undefined,
  },
} satisfies Meta<typeof NowLoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An account that has just been registered, or has a new password. */
export const AccountGiven: Story = {
  name: '账号已填好',
  args: { defaultValues: { account: '13800000003' } },
};

export const SessionEnded: Story = {
  name: '登录已过期',
  args: { visitorHref: '#/layout/list/home' },
};
export const SessionEndedOnPhone: Story = { ...SessionEnded, globals: { viewport: { value: 'phone' } } };

export const AgreementOpen: Story = {
  args: {
    agreement: {
      agreement: ready({
        title: '用户协议',
        html: '<h2>一、总则</h2><p>欢迎使用砚田教育网站。使用本站前，请阅读本协议。</p>',
      }),
      onClose: () => undefined,
    },
  },
};
export const AgreementLoading: Story = {
  name: '协议加载中',
  args: { agreement: { agreement: LOADING, onClose: () => undefined } },
};
export const AgreementFailed: Story = {
  name: '协议没有加载出来',
  args: { agreement: { agreement: FAILED, onClose: () => undefined } },
};
