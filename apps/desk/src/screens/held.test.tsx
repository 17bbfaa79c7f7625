import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { App } from '../app/App.js';
import { createDesk } from '../lib/desk.js';
import { exampleOf } from '../testing/examples.js';

const proved = exampleOf('/api/desk/content/prove');
const proof = '6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11';
const { versions } = exampleOf('/api/desk/content');

const answers: Readonly<Record<string, unknown>> = {
  '/api/desk/trays': { trays: [], done_today: 0 },
  '/api/desk/drawers': { drawers: [] },
  '/api/desk/account': exampleOf('/api/desk/account'),
  '/api/desk/codes': exampleOf('/api/desk/codes'),
  '/api/desk/codes/batch': exampleOf('/api/desk/codes/batch'),
  '/api/desk/codes/suspicious': exampleOf('/api/desk/codes/suspicious'),
  '/api/desk/content': { versions: versions.flatMap((one) => [one, { ...one, version: 46 }]) },
  '/api/desk/content/prove': { ...proved, proof, faults: 0, sorts: [] },
};
const sent: string[] = [];

function openDesk(address: string) {
  sessionStorage.setItem(
    'deskSession',
    JSON.stringify({ jwt: 'token', name: '周衡', roles: ['manager', 'editor'] }),
  );
  window.location.hash = address;
  const desk = createDesk({
    fetch: (url) => {
      const path = new URL(url as string, 'http://desk').pathname;
      sent.push(path);
      return Promise.resolve(
        new Response(JSON.stringify({ code: 200, msg: '成功', data: answers[path] ?? null })),
      );
    },
  });
  render(<App desk={desk} />);
  return desk.decisions;
}

async function answerWith(dialog: string, reason: string, confirm: string) {
  const asked = within(await screen.findByRole('dialog', { name: dialog }));
  await userEvent.click(asked.getByRole('button', { name: reason }));
  await userEvent.click(asked.getByRole('button', { name: confirm }));
}

// jsdom has <dialog> without showModal().
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    getAnimations: () => [],
  });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps the stop of an account for ten seconds, in which it can be taken back', async () => {
  const decisions = openDesk('#/accounts/128');
  await userEvent.click(await screen.findByRole('button', { name: '停用账号…' }));
  await answerWith('停用这个账号', '本人要求', '停用');
  const body = { id: 128, change: 'stop', reason: '本人要求', tell: 1 };
  expect(decisions.get().waiting).toMatchObject([{ path: '/api/desk/account/change', body }]);
  expect(screen.getByRole('button', { name: '停用账号…' })).toBeDisabled();
  decisions.takeBack(decisions.get().held ?? '');
  expect(await screen.findByRole('button', { name: '停用账号…' })).toBeEnabled();
  expect(sent).not.toContain('/api/desk/account/change');
});

it('keeps the recall of a batch', async () => {
  const decisions = openDesk('#/codes/2611-03');
  await userEvent.click(await screen.findByRole('button', { name: '收回这一批' }));
  await answerWith('收回这一批', '印厂失窃', '收回');
  const body = { name: '2611-03', change: 'recall', reason: '印厂失窃' };
  expect(decisions.get().waiting).toMatchObject([{ path: '/api/desk/codes/change', body }]);
});

it('keeps a publication, and the way back to a version', async () => {
  const decisions = openDesk('#/content');
  await userEvent.upload(
    await screen.findByLabelText(/内容文件夹的 ZIP/, { selector: 'input' }),
    new File(['PK'], '内容.zip'),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^发布/ }));
  const asked = { proof, version: 47 };
  expect(decisions.get().waiting).toMatchObject([{ path: '/api/desk/content/publish', body: asked }]);
  decisions.takeBack(decisions.get().held ?? '');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^第 46 版/ })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: /^第 46 版/ }));
  const question = within(await screen.findByRole('alertdialog', { name: '回到第 46 版' }));
  await userEvent.click(question.getByRole('button', { name: '回到此版' }));
  const back = { version: 46, present: 47 };
  expect(decisions.get().waiting).toMatchObject([{ path: '/api/desk/content/put_back', body: back }]);
});
