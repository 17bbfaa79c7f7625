import type { DeskAccount } from '@inkstone/api/types';
import type { ReaderAccount } from '@inkstone/ui/patterns/desk-drawers';

import { dateOf, historyOf, momentOf } from '../../lib/ages.js';

export const identities: Readonly<Record<DeskAccount['user_role'], string>> = {
  1: '学生',
  2: '家长',
  3: '教师',
  5: '商家',
};

/** The real name, or the nickname where it is not known. */
export function nameOf({ username, nickname }: Pick<DeskAccount, 'username' | 'nickname'>): string {
  return username === '' ? `昵称 ${nickname}` : username;
}

/** An account as its sheet shows it. */
export function readerOf(account: DeskAccount): ReaderAccount {
  const { phone, email, identity_card_code: identity, sessions, stopped_time, stopped_reason } = account;
  return {
    ...account,
    words: [
      identities[account.user_role],
      account.teaching,
      account.school || account.store_name,
      `${dateOf(account.create_time)} 注册`,
      `${momentOf(account.seen_time)} 来过`,
    ],
    secrets: { phone, email, identity },
    stopped: stopped_time === null ? undefined : stopped_reason,
    devices: sessions.map(({ id, device, last_time }) => ({ id, name: device, used: momentOf(last_time) })),
    history: historyOf(account.history),
  };
}
