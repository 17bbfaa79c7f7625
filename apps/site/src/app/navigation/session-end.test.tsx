import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { dropDrafts } from '@inkstone/forms/drafts';
import type { UserSession } from '@inkstone/api/types';

import { MAIN_ID } from '../../lib/main-id.js';
import { wireArticle } from '../../lib/samples/wire.js';
import { PERSON, refusal, renderSite, success } from '../../test/site.js';
import { Screens } from '../router.js';
import { useArrival } from './use-arrival.js';
import { useSessionExpiry } from './use-session-expiry.js';

const STUDENT: UserSession = { ...PERSON, user_role: 1, phone: '13800000001' };
const MINUTES = 60_000;

beforeEach(() => {
  dropDrafts();
  // jsdom has neither.
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

function Site() {
  useSessionExpiry();
  useArrival(MAIN_ID);
  return <Screens />;
}

/** Opens a page as a student, whose session ends at the next call. */
function open(address: string, next: UserSession = STUDENT) {
  const end_time = Date.now() / 1000 + 1e6;
  const site = renderSite(<Site />, {
    address,
    server: {
      '/api/article/info': () => success(wireArticle({ id: 7, activity_type: 2, end_time })),
      '/api/user/activity_list': () => refusal(-1, '登录已过期，请重新登录'),
      '/api/login/login': () => success(next, '登录成功'),
    },
  });
  site.backend.client.session.set(STUDENT);
  return site;
}

async function loseSession({ backend }: ReturnType<typeof open>) {
  await expect(backend.client.post('/api/user/activity_list', {})).rejects.toMatchObject({ code: -1 });
  fill(await screen.findByRole('textbox', { name: '账号' }, { timeout: MINUTES }), '13800000001');
  fill(screen.getByLabelText('密码'), 'Inkstone2026');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
}

function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

const FORMS = [
  ['/layout/list/thisEventRegistrationStudent?id=7', '姓名', /^附件/],
  ['/layout/list/bookCorrection', '图书名称', /^图片/],
  ['/layout/list/bookDonation', '单位名称', undefined],
] as const;

it.each(FORMS)('keeps what was typed and chosen at %s over a login', async (address, text, files) => {
  const site = open(address);
  fill(await screen.findByRole('textbox', { name: text }, { timeout: MINUTES }), '林小满');
  if (files !== undefined) {
    const input = screen.getByLabelText(files, { selector: 'input' });
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '河.jpg', { type: 'image/jpeg' });
    fireEvent.change(input, { target: { files: [picture] } });
    await screen.findAllByText('河.jpg');
  }
  await loseSession(site);

  await waitFor(() => expect(site.here()).toBe(address));
  expect(await screen.findByRole('textbox', { name: text })).toHaveValue('林小满');
  if (files !== undefined) expect(screen.getAllByText('河.jpg')[0]).toBeVisible();
});

it('shows nothing of it to another person who logs in', async () => {
  const address = '/layout/list/bookDonation';
  const site = open(address, { ...STUDENT, phone: '13800000002' });
  fill(await screen.findByRole('textbox', { name: '单位名称' }, { timeout: MINUTES }), '云岭乡中心小学');
  await loseSession(site);

  await waitFor(() => expect(site.here()).toBe(address));
  expect(await screen.findByRole('textbox', { name: '单位名称' })).toHaveValue('');
});
