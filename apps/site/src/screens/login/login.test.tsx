import { keepDraft, readDraft } from '@inkstone/forms/drafts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { keptRecovery } from '../../lib/session/recovered.js';
import { useLogout } from '../../kits/login/use-logout.js';
import { openDialogs } from '../../test/dialogs.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { LoginRegister } from './LoginRegister/LoginRegister.js';
import { NewPassword } from './NewPassword/NewPassword.js';
import { NowLogin } from './NowLogin/NowLogin.js';
import { QrCodeLogin } from './QrCodeLogin/QrCodeLogin.js';
import { RetrievePasswordLogin } from './RetrievePasswordLogin/RetrievePasswordLogin.js';

const PHONE = '13800000003';
const PASSWORD = 'Inkstone2027';

function LogOut() {
  return <button onClick={useLogout()}>退出登录</button>;
}

function open(address: string, server: SiteOptions['server'] = {}) {
  return renderSite(
    <Routes>
      <Route path={paths.nowLogin.pattern} element={<NowLogin />} />
      <Route path={paths.retrievePasswordLogin.pattern} element={<RetrievePasswordLogin />} />
      <Route path={paths.newPassword.pattern} element={<NewPassword />} />
      <Route path={paths.QRCodeLogin.pattern} element={<QrCodeLogin />} />
      <Route path={paths.loginRegister.pattern} element={<LoginRegister />} />
      <Route path={paths.personalCenter.pattern} element={<LogOut />} />
      <Route path={paths.home.pattern} element={<h1>首页</h1>} />
    </Routes>,
    { address, server },
  );
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const accountAtLogin = async () => (await screen.findByLabelText<HTMLInputElement>('账号')).value;

beforeEach(() => {
  window.sessionStorage.clear();
});

it('keeps the code for the second step, sets the password and gives the account to the login (spec: B4 reset password)', async () => {
  const site = open(paths.retrievePasswordLogin.path(), {
    '/api/login/forget_password': () => success(null, '密码已修改，请重新登录'),
  });
  await heading('找回密码');
  type('手机号', PHONE);
  type('验证码', '042917');
  press('下一步');

  await heading('设置新密码');
  expect(screen.getByText(/138\*\*\*\*0003/)).toBeVisible();
  type('新密码', PASSWORD);
  type('重复新密码', PASSWORD);
  press('确认修改');

  expect(await screen.findByText('密码已修改，请重新登录')).toBeVisible();
  expect(await accountAtLogin()).toBe(PHONE);
  expect(keptRecovery.read()).toBeUndefined();
  const sent = site.calls.find(({ path }) => path === '/api/login/forget_password');
  expect(sent?.params).toEqual({
    type: 1,
    account: PHONE,
    code: '042917',
    password: PASSWORD,
    password_confirm: PASSWORD,
  });
});

it('leads from the second step to the first when there is no code', async () => {
  open(paths.newPassword.path());
  await heading('找回密码');
});

it('goes back for another code with the account filled in', async () => {
  keptRecovery.write({ type: 2, account: 'lu@example.com', code: '042917' });
  open(paths.newPassword.path(), { '/api/login/forget_password': () => refusal(410, '验证码已失效') });
  await heading('设置新密码');
  type('新密码', PASSWORD);
  type('重复新密码', PASSWORD);
  press('确认修改');
  fireEvent.click(await screen.findByRole('button', { name: '重新获取验证码' }));
  await heading('找回密码');
  expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe('lu@example.com');
});

const LOOKUPS: SiteOptions['server'] = {
  '/api/config/get_stage': () => success([{ id: 10, name: '初中' }]),
};

async function registerAsParent() {
  await heading('注册');
  fireEvent.click(screen.getByRole('radio', { name: '家长用书' }));
  fireEvent.click(await screen.findByRole('radio', { name: '初中' }));
  type('昵称', '林妈妈');
  type('密码', PASSWORD);
  type('确认密码', PASSWORD);
  type('手机号', PHONE);
  type('手机验证码', '042917');
  fireEvent.click(screen.getByRole('checkbox'));
  press('同意协议并注册');
}

it('shows the message about the real name after a registration, and the login with the account (spec: B2.7 loginRegister header, B2.7 registration submit, B2.7 after registration, B4 registration success, B8 success registration)', async () => {
  const site = open(paths.loginRegister.path(), {
    ...LOOKUPS,
    '/api/login/register': () => success(null, '注册成功，请前往个人中心完成实名认证'),
  });
  expect(await screen.findByRole('link', { name: '去登录' })).toHaveProperty('hash', paths.nowLogin.href());
  await registerAsParent();
  expect(await screen.findByText('注册成功，请前往个人中心完成实名认证')).toBeVisible();
  expect(await accountAtLogin()).toBe(PHONE);
  const sent = site.calls.find(({ path }) => path === '/api/login/register');
  expect(sent?.params).toMatchObject({ user_role: 2, study_stage: 10, phone: PHONE });
});

it('shows an agreement in a dialog before a registration (spec: B2.7 registration agreements)', async () => {
  openDialogs();
  open(paths.loginRegister.path(), {
    ...LOOKUPS,
    '/api/config/agreement': ({ name }) =>
      success({ name, title: `协议 ${String(name)}`, value: '<p>请先读完。</p>' }),
  });
  await heading('注册');
  for (const [link, name] of [
    ['《用户协议》', 'user_agreement'],
    ['《隐私政策》', 'privacy_agreement'],
  ] as const) {
    press(link);
    const dialog = within(await screen.findByRole('dialog', { name: `协议 ${name}` }));
    expect(await dialog.findByText('请先读完。')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: '关闭' }));
  }
});

it('leads with an account that exists already to the login', async () => {
  open(paths.loginRegister.path(), {
    ...LOOKUPS,
    '/api/login/register': () => refusal(409, '该账号已注册，请直接登录'),
  });
  await registerAsParent();
  fireEvent.click(await screen.findByRole('button', { name: '去登录' }));
  expect(await accountAtLogin()).toBe(PHONE);
});

it('leads a person who is logged in from the registration to the personal centre', async () => {
  const site = open(paths.loginRegister.path(), LOOKUPS);
  await heading('注册');
  act(site.logIn);
  expect(await screen.findByRole('button', { name: '退出登录' })).toBeVisible();
});

it('says that the login by WeChat is not open, and offers the other one (spec: B2.7 QRCodeLogin)', async () => {
  open(paths.QRCodeLogin.path());
  expect(await screen.findByText(/还没有开通/)).toBeVisible();
  expect(screen.getByRole('link', { name: '用账号登录' })).toHaveProperty('hash', paths.nowLogin.href());
});

it('deletes what was typed into forms at logout, and goes home', async () => {
  const site = open(paths.personalCenter.path());
  act(site.logIn);
  keepDraft('donation', { unit_name: '实验中学' });
  press('退出登录');
  await heading('首页');
  expect(readDraft('donation', { unit_name: '' })).toEqual({});
  await waitFor(() => expect(site.backend.client.session.get()).toBeNull());
});
