import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { sampleCentre } from '../../../kits/samples/centre.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { PersonalInforView } from './PersonalInfor.view.js';

function nothing(): void {
  return undefined;
}

const meta = {
  title: '页面/个人中心/个人信息',
  id: '页面-personalinfor',
  component: PersonalInforView,
  args: {
    centre: sampleCentre,
    title: '个人信息',
    profile: {
      user_role: 3,
      nickname: '陶老师',
      school: '济南市明湖实验中学',
      gradeId: null,
      phone: '13800000003',
    },
    facts: [
      { label: '身份', value: '教师' },
      { label: '省市', value: '山东省 济南市' },
    ],
    since: '2026-05-11',
    verified: false,
    grades: [{ value: '168', label: '高二' }],
    onSubmit: () => Promise.resolve(),
    onSendCode: () => Promise.resolve(),
    onRealName: () => Promise.resolve(),
    onAvatar: () => Promise.resolve(),
    account: {
      sessions: ready([
        {
          device: '电脑 · Windows · Chrome',
          since: '2026-11-22 08:10',
          last: '2026-11-22 14:02',
          current: true,
        },
        {
          device: '手机 · Android · 微信',
          since: '2026-11-18 20:31',
          last: '2026-11-21 22:40',
          current: false,
        },
      ]),
      onEndOthers: nothing,
      ending: false,
      onExport: nothing,
      exporting: false,
      onDelete: () => Promise.resolve(),
    },
    ownerCheck: { open: false, onClose: nothing, onSubmit: () => Promise.resolve() },
  },
} satisfies Meta<typeof PersonalInforView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
export const LockedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Editing: Story = {
  name: '修改中',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改信息' }));
    await expect(canvas.getByRole('button', { name: '确认修改' })).toBeVisible();
  },
};

export const EditingOnPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } };

export const Verified: Story = {
  name: '已实名',
  args: {
    verified: true,
    profile: { ...meta.args.profile, user_role: 1, gradeId: 168 },
    facts: [
      { label: '身份', value: '学生' },
      { label: '省市', value: '' },
    ],
  },
};

export const RealName: Story = {
  name: '实名认证',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '实名认证' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

export const Avatar: Story = {
  name: '头像',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换头像' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

export const AskingForTheOwner: Story = {
  name: '先问是不是本人',
  args: { ownerCheck: { ...meta.args.ownerCheck, open: true } },
};

export const Deleting: Story = {
  name: '注销账号',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注销' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

export const SessionsLoading: Story = {
  name: '登录的设备加载中',
  args: { account: { ...meta.args.account, sessions: LOADING } },
};

export const SessionsFailed: Story = {
  name: '登录的设备没有加载出来',
  args: { account: { ...meta.args.account, sessions: FAILED } },
};
