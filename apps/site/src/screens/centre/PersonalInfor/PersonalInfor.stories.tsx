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
      email: '',
    },
    role: '教师',
    region: '山东省 济南市',
    realName: undefined,
    grades: [{ value: '168', label: '高二' }],
    onSubmit: () => Promise.resolve(),
    onSendCode: () => Promise.resolve(),
    onRealName: () => Promise.resolve(),
    onAvatar: () => Promise.resolve(),
    devices: {
      sessions: ready([
        { device: '电脑 · Windows · Chrome', last: '2026-11-22 14:02', current: true },
        { device: '手机 · iPhone · Safari', last: '2026-11-21 22:40', current: false },
        { device: '手机 · Android · 微信', last: '2026-11-20 08:15', current: false },
        { device: '电脑 · Windows · Edge', last: '2026-11-02 19:03', current: false },
      ]),
      onEndOthers: nothing,
      ending: false,
    },
    account: { onExport: nothing, exporting: false, onDelete: () => Promise.resolve(), onKeep: nothing },
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
    realName: { name: '周明', card: '9****************X' },
    profile: { ...meta.args.profile, user_role: 1, gradeId: 168 },
    role: '学生',
    region: '',
  },
};

/** Twenty characters, the longest nickname, are whole. */
export const LongNickname: Story = {
  name: '昵称二十个字，以邮箱注册',
  args: {
    profile: {
      ...meta.args.profile,
      nickname: '一个名字特别长的读者朋友正好二十个字啊',
      phone: '',
      email: 'reader@example.com',
    },
  },
};

export const LongNicknameOnPhone: Story = { ...LongNickname, globals: { viewport: { value: 'phone' } } };

export const DevicesUnfolded: Story = {
  name: '登录的设备展开',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本机和另外 3 台')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getByRole('button', { name: '退出其他 3 台' })).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: '注销账户' }));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
};

export const SessionsLoading: Story = {
  name: '登录的设备加载中',
  args: { devices: { ...meta.args.devices, sessions: LOADING } },
};

export const SessionsFailed: Story = {
  name: '登录的设备没有加载出来',
  args: { devices: { ...meta.args.devices, sessions: FAILED } },
};
