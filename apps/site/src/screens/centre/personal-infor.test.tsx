import { listSessionsQuery } from '@inkstone/api/own-account';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { openOwnPage } from '../../test/own-page.js';
import { PERSON, refusal, success, type SiteOptions } from '../../test/site.js';
import { PersonalInfor } from './PersonalInfor/PersonalInfor.js';

const SAVE = '/api/user/update_userinfo';
const PASSWORD = 'Inkstone2026';
const TIME = Date.UTC(2026, 10, 18, 4) / 1000;

function open(server: SiteOptions['server'] = {}) {
  return openOwnPage(PersonalInfor, 'personalInfor', {
    server: {
      '/api/user/session_list': () =>
        success([
          { device: '电脑 · Chrome', create_time: TIME, last_time: TIME, is_current: 1 },
          { device: '手机 · 微信', create_time: TIME, last_time: TIME, is_current: 0 },
        ]),
      ...server,
    },
  });
}

function typePassword(dialog: HTMLElement): void {
  fireEvent.change(within(dialog).getByLabelText(/登录密码/), { target: { value: PASSWORD } });
}

it('asks for the password where the server wants to know the owner, and sends the same change with it', async () => {
  const { calls, here } = open({
    [SAVE]: ({ current_password }) =>
      current_password === undefined
        ? refusal(428, '请确认是您本人')
        : success({ reset_password: 1, user_info: null }, '手机号已更换'),
  });
  fireEvent.click(await screen.findByRole('button', { name: '修改信息' }));
  fireEvent.change(screen.getByLabelText(/手机号/), { target: { value: '13900000009' } });
  fireEvent.change(screen.getByLabelText(/验证码/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: '确认修改' }));
  const dialog = await screen.findByRole('dialog', { name: '确认是您本人' });
  typePassword(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认' }));
  expect(await screen.findByText('手机号已更换，请重新登录')).toBeVisible();
  await waitFor(() => expect(here()).toBe(paths.nowLogin.pattern));
  expect(calls.filter(({ path }) => path === SAVE).map(({ params }) => params)).toEqual([
    { phone: '13900000009', code: '123456' },
    { phone: '13900000009', code: '123456', current_password: PASSWORD },
  ]);
});

it('asks once to log in again, where the message of the server does too', async () => {
  open({ [SAVE]: () => success({ reset_password: 1, user_info: null }, '修改成功，请重新登录') });
  fireEvent.click(await screen.findByRole('button', { name: '修改信息' }));
  fireEvent.change(screen.getByLabelText(/昵称/), { target: { value: '周老师' } });
  fireEvent.click(screen.getByRole('button', { name: '确认修改' }));
  expect(await screen.findByText('修改成功，请重新登录')).toBeVisible();
});

it('shows why nothing was changed if the owner does not give the password', async () => {
  open({ [SAVE]: () => refusal(428, '请确认是您本人') });
  fireEvent.click(await screen.findByRole('button', { name: '修改信息' }));
  fireEvent.change(screen.getByLabelText(/昵称/), { target: { value: '周老师' } });
  fireEvent.click(screen.getByRole('button', { name: '确认修改' }));
  const dialog = await screen.findByRole('dialog', { name: '确认是您本人' });
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(await screen.findByText('请确认是您本人')).toBeVisible();
  expect(screen.getByRole('button', { name: '确认修改' })).toBeVisible();
});

it('forgets the logins with the session, so that the next person does not see them', async () => {
  const { backend, unmount } = open();
  await screen.findByText('本机和另外 1 台');
  unmount();
  act(() => backend.client.session.clear());
  expect(backend.queryClient.getQueryData(listSessionsQuery(backend.client).queryKey)).toBeUndefined();
});

it('shows the address of an account that is registered by e-mail', async () => {
  const { backend } = open();
  act(() => backend.client.session.set({ ...PERSON, email: 'reader@example.com' }));
  expect(await screen.findByText('r***@example.com')).toBeVisible();
});

it('lists the logins and ends the others', async () => {
  let ended = false;
  open({
    '/api/user/session_end_others': () => {
      ended = true;
      return success({ count: 1 }, '已退出其他设备');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '展开' }));
  const devices = within(screen.getByRole('list', { name: '登录的设备' }));
  expect(devices.getByText('手机 · 微信')).toBeVisible();
  expect(devices.getAllByText('本机')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '退出其他 1 台' }));
  expect(await screen.findByText('已退出其他设备')).toBeVisible();
  expect(ended).toBe(true);
});

it('saves a copy of the own data as a JSON file', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  open({ '/api/user/export_data': () => success({ profile: { nickname: '林老师' } }) });
  fireEvent.click(await screen.findByRole('button', { name: '导出我的资料' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const [[file] = []] = saved.mock.calls;
  expect(JSON.parse(await (file as Blob).text())).toEqual({ profile: { nickname: '林老师' } });
});

it('deletes the account with the password, says what is kept, and leads home', async () => {
  const { backend, calls, here } = open({ '/api/user/delete_account': () => success(null, '账户已注销') });
  fireEvent.click(await screen.findByRole('button', { name: '注销账户' }));
  const dialog = screen.getByRole('dialog', { name: '注销账户' });
  expect(within(dialog).getByText(/将保留：下载次数，其中没有姓名/)).toBeVisible();
  typePassword(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: '注销账户' }));
  expect(await screen.findByText('账户已注销')).toBeVisible();
  await waitFor(() => expect(here()).toBe(paths.home.pattern));
  expect(backend.client.session.get()).toBeNull();
  expect(calls.find(({ path }) => path === '/api/user/delete_account')?.params).toEqual({
    password: PASSWORD,
  });
});

it('says that nothing was done when the deletion of the account is closed (spec: B8 declined)', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: '注销账户' }));
  const dialog = screen.getByRole('dialog', { name: '注销账户' });
  fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(await screen.findByText('已取消操作')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/user/delete_account')).toEqual([]);
});

it('asks for the real name in a dialog, and has nothing to press once it is known (spec: B4 real name open, B4 real name done)', async () => {
  const { logIn } = open();
  fireEvent.click(await screen.findByRole('button', { name: '实名认证' }));
  const dialog = within(screen.getByRole('dialog', { name: '实名认证' }));
  expect(dialog.getByLabelText('真实姓名')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: '关闭' }));

  act(() => logIn({ username: '周明', identity_card_code: '9****************X' }));
  expect(await screen.findByText('已实名认证')).toBeVisible();
  expect(screen.queryByRole('button', { name: /实名认证/ })).toBeNull();
});
