import type { Meta, StoryObj } from '@storybook/react-vite';

import { PrivacyAgreementView } from './PrivacyAgreement.view.js';

const meta = {
  title: '页面/个人中心/隐私政策',
  id: '页面-privacyagreement',
  component: PrivacyAgreementView,
  args: { title: '隐私政策' },
} satisfies Meta<typeof PrivacyAgreementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
