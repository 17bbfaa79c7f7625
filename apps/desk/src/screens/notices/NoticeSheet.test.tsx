import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { App } from '../../app/App.js';
import { createDesk } from '../../lib/desk.js';

/** What was posted: the last part of the path, and the body. */
const sent: [path: string, body: unknown][] = [];

const answers: Readonly<Record<string, unknown>> = {
  trays: { trays: [], done_today: 0 },
  drawers: { drawers: [] },
  notices: { list: [], scheduled: 0, sent: 0, activities: [] },
  count_notice: { count: 86, parts: [], left_out: [], name: '陶文静' },
  save_notice: { id: 7 },
};

/** @param saved a notice is kept when this is settled */
function openDesk(saved: Promise<unknown> = Promise.resolve()) {
  sessionStorage.setItem('deskSession', JSON.stringify({ jwt: 'token', name: '周衡', roles: ['manager'] }));
  window.location.hash = '#/notices/new';
  const desk = createDesk({
    fetch: async (url, init) => {
      const path = new URL(url as string, 'http://desk').pathname.split('/').at(-1) ?? '';
      if (typeof init?.body === 'string') sent.push([path, JSON.parse(init.body)]);
      if (path === 'save_notice') await saved;
      const data = answers[path] ?? null;
      return new Response(JSON.stringify({ code: 200, msg: '成功', data }));
    },
  });
  render(<App desk={desk} />);
  return desk;
}

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps a new notice once, leaves its fields alone, and sends it as a decision', async () => {
  const desk = openDesk();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '收信人' }), 'role');
  await userEvent.type(screen.getByRole('textbox', { name: '题目' }), '集合时间');
  await userEvent.type(screen.getByRole('textbox', { name: '正文' }), '您好！');
  expect(sent.filter(([path]) => path === 'save_notice')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '插入姓名' }));
  await vi.waitFor(() => expect(window.location.hash).toBe('#/notices/7'));
  const text = screen.getByRole('textbox', { name: '正文' });
  expect(text).toHaveValue('您好！{姓名}');
  expect(text).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: /^马上发给 86 人/ }));
  await vi.waitFor(() => expect(desk.decisions.get().waiting).toHaveLength(1));
  const written = { audience: 'role', role: 3, title: '集合时间' };
  expect(sent.filter(([path]) => path === 'save_notice')).toEqual([
    ['save_notice', { ...written, text: '您好！' }],
    ['save_notice', { ...written, text: '您好！{姓名}', id: 7 }],
  ]);
  expect(desk.decisions.get().waiting).toMatchObject([
    { item: '7', act: '发给 86 人', path: '/api/desk/schedule_notice', body: { id: 7, expected_count: 86 } },
  ]);
  expect(window.location.hash).toBe('#/notices');
});

it('sends what was typed last when the button is the first thing that is pressed after it', async () => {
  let answer: () => void = () => undefined;
  const desk = openDesk(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '收信人' }), 'role');
  await userEvent.type(screen.getByRole('textbox', { name: '题目' }), '集合时间');
  await userEvent.type(screen.getByRole('textbox', { name: '正文' }), '您好！');
  // Leaves the field, so that the draft is still being kept when the button gets the press.
  const target = screen.getByRole('button', { name: /^马上发给 86 人/ });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target });
  await vi.waitFor(() => expect(sent.map(([path]) => path)).toContain('save_notice'));
  await user.pointer({ keys: '[/MouseLeft]', target });
  answer();
  await vi.waitFor(() => expect(desk.decisions.get().waiting).toMatchObject([{ item: '7' }]));
});

it('does not lead back to a notice that is kept when another tray has been chosen', async () => {
  let answer: () => void = () => undefined;
  openDesk(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '收信人' }), 'role');
  await userEvent.type(screen.getByRole('textbox', { name: '题目' }), '集合时间');
  await userEvent.type(screen.getByRole('textbox', { name: '正文' }), '您好！');
  await userEvent.tab();
  window.location.hash = '#/me';
  answer();
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: '题目' })).toBeNull(), {
    timeout: 20_000,
  });
  expect(window.location.hash).toBe('#/me');
});
