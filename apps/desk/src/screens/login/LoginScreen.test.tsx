import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { App } from '../../app/App.js';
import { createDesk } from '../../lib/desk.js';

const session = { jwt: 'token', name: '李敏', roles: ['reviewer'] };
const answers: Record<string, object> = {
  'Wrong2026 ': { code: 422, msg: '姓名或密码不对', data: null },
  'Inkstone2026 ': { code: 200, msg: '请输入动态验证码', data: { session: null } },
  'Inkstone2026 111111': { code: 422, msg: '动态验证码不对，还可以试 4 次', data: null },
  'Inkstone2026 407193': { code: 200, msg: '登录成功', data: { session } },
  'Inkstone2026 7KXQ4-MRW9T': { code: 200, msg: '登录成功', data: { session } },
};

/** What the overview asks for, of an empty desk. */
const overview = { trays: [], drawers: [], done_today: 0, days: [], rows: [], missed: [], read: [] };

function openLogin() {
  const fetch: typeof globalThis.fetch = (url, init) => {
    const path = url as string;
    const { password, code = '' } = JSON.parse((init?.body ?? '{}') as string) as Record<string, string>;
    const answer = path.endsWith('/login')
      ? answers[`${password ?? ''} ${code}`]
      : { code: 200, msg: '成功', data: overview };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  };
  render(<App desk={createDesk({ fetch })} />);
}

async function enterPassword(password: string) {
  await userEvent.type(screen.getByLabelText('姓名'), '李敏');
  await userEvent.type(screen.getByLabelText('密码'), password);
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
}

it('asks for the code after the password; six digits enter the desk by themselves', async () => {
  openLogin();
  await enterPassword('Inkstone2026');
  const code = await screen.findByLabelText('动态验证码');
  expect(code).toHaveFocus();
  await userEvent.type(code, '111 111');
  expect(await screen.findByText('动态验证码不对，还可以试 4 次')).toBeVisible();
  expect(code).toHaveValue('');
  await userEvent.type(code, '407193');
  expect(await screen.findByRole('heading', { name: '一览' })).toBeVisible();
});

it('says at the password what is wrong and keeps what was typed', async () => {
  openLogin();
  await enterPassword('Wrong2026');
  expect(await screen.findByText('姓名或密码不对')).toBeVisible();
  expect(screen.getByLabelText('姓名')).toHaveValue('李敏');
});

it('takes a recovery code instead', async () => {
  openLogin();
  await enterPassword('Inkstone2026');
  await userEvent.click(await screen.findByRole('button', { name: '用恢复码' }));
  await userEvent.type(screen.getByLabelText('恢复码'), '7KXQ4-MRW9T{Enter}');
  expect(await screen.findByRole('heading', { name: '一览' })).toBeVisible();
});
