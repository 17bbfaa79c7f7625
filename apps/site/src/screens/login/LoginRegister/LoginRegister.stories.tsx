import type { Meta, StoryObj } from '@storybook/react-vite';

import { LoginRegisterView } from './LoginRegister.view.js';

const meta = {
  title: '页面/登录/注册',
  id: '页面-loginregister',
  component: LoginRegisterView,
  args: {
    title: '注册',
    stages: [
      { value: '9', label: '高中' },
      { value: '10', label: '初中' },
      { value: '7', label: '小学' },
    ],
    grades: [{ label: '高中', options: [{ value: '169', label: '高三' }] }],
    subjects: [
      { value: '1', label: '语文' },
      { value: '2', label: '数学' },
    ],
    regions: [{ value: '37', label: '山东省', children: [{ value: '3701', label: '济南市' }] }],
    onSubmit: () => Promise.resolve(),
    onLogin: () => undefined,
    onSendPhoneCode: () => Promise.resolve(),
    onSendEmailCode: () => Promise.resolve(),
    onOpenAgreement: () => undefined,
    agreement: { agreement: undefined, onClose: () => undefined },
    defaultValues: {
      nickname: '陶老师',
      region: { province: '37', city: '3701' },
      school: '济南市明湖实验中学',
      subject: '2',
    },
  },
} satisfies Meta<typeof LoginRegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AsParent: Story = { name: '家长', args: { defaultValues: { user_role: '2' } } };
export const AsParentOnPhone: Story = { ...AsParent, globals: { viewport: { value: 'phone' } } };

export const ListsLoading: Story = {
  args: {
    defaultValues: {},
    stages: [],
    stagesLoading: true,
    grades: [],
    gradesLoading: true,
    subjects: [],
    subjectsLoading: true,
    regions: [],
    regionsLoading: true,
  },
};
