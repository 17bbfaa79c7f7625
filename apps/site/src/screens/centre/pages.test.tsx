import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { wireMessage } from '../../lib/samples/own.js';
import { openOwnPage } from '../../test/own-page.js';
import { success } from '../../test/site.js';
import { MyBook } from './MyBook/MyBook.js';
import { NotificationsDetails } from './NotificationsDetails/NotificationsDetails.js';
import { PrivacyAgreement } from './PrivacyAgreement/PrivacyAgreement.js';

it('a book of the owner shows its title, the day and 已验证, and opens its page (spec: B2.6 myBook rows, B9 timestamps)', async () => {
  const book = {
    id: 1,
    book_id: 31,
    book_title: '课时精练 高一数学',
    create_time: Date.UTC(2026, 10, 18, 4) / 1000,
    is_verified: 1,
  };
  openOwnPage(MyBook, 'myBook', {
    server: { '/api/user/book_list': () => success({ list: [book], count: 1 }) },
  });
  const link = await screen.findByRole('link', { name: '课时精练 高一数学' });
  expect(link.getAttribute('href')).toBe(paths.booksDetails.href({ id: 31 }));
  expect(screen.getByText('2026-11-18')).toBeVisible();
  expect(screen.getByText('已验证')).toBeVisible();
});

it('a notice shows its text without scripts, and 返回 leads to the list (spec: B2.6 notificationsDetails)', async () => {
  const message = '<p>维护到四点</p><img src="x" onerror="alert(1)"><script>alert(2)</script>';
  const { here } = openOwnPage(NotificationsDetails, 'notificationsDetails', {
    search: '?id=3',
    server: { '/api/message/info': () => success({ ...wireMessage(3), message }) },
  });
  const text = await screen.findByText('维护到四点');
  expect(document.querySelector('script')).toBeNull();
  expect(text.parentElement?.querySelector('[onerror]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByText('别处')).toBeVisible();
  expect(here()).toBe(paths.myNotifications.pattern);
});

it('the privacy policy is open to a visitor and promises an answer within 15 days (spec: B2.6 privacyAgreement, B9 policy reply)', async () => {
  openOwnPage(PrivacyAgreement, 'privacyAgreement', { visitor: true });
  expect(await screen.findAllByText(/在 15 日内答复/)).not.toEqual([]);
});
