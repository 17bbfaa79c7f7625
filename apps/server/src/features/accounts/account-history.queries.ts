import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { passwordNotice, phoneNotice } from '../../shared/account/notices.js';

/** In `operator_acts`. */
export const accountQueue = 'accounts';

/** A longer history would hide the last steps. */
const mostShown = 100;

export type AccountEvent =
  | 'change-role'
  | 'delete'
  | 'end-session'
  | 'end-sessions'
  | 'export'
  | 'password-changed'
  | 'phone-changed'
  | 'registered'
  | 'release-identity'
  | 'reveal-email'
  | 'reveal-identity'
  | 'reveal-phone'
  | 'start'
  | 'stop'
  | 'verified';

export interface HistoryEntry {
  at: Date;
  event: AccountEvent;
  /** '' for what the owner did. */
  operator: string;
  reason: string;
}

/** As an operator reads it, after the name of whoever did it. */
export const eventNames: Readonly<Record<AccountEvent, string>> = {
  'change-role': '改了身份',
  delete: '注销了账号',
  'end-session': '退出了一台设备',
  'end-sessions': '退出了全部设备',
  export: '取了给本人的资料',
  'password-changed': '改了密码',
  'phone-changed': '改了手机',
  registered: '注册',
  'release-identity': '释放了身份证',
  'reveal-email': '看了邮箱',
  'reveal-identity': '看了身份证号',
  'reveal-phone': '看了手机号',
  start: '恢复了账号',
  stop: '停用了账号',
  verified: '实名认证',
};

/**
 * What operators did to the account, and what else is known: the change of a password or number by the message that
 * the owner got, while it is kept. The newest first.
 */
export async function accountHistory(db: Database, userId: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select at, event, operator, reason
      from (
        select id, created_at as at, act as event, operator, coalesce(after ->> 'reason', '') as reason
          from operator_acts where queue = ${accountQueue} and item = ${String(userId)}
        union all
        select 0, created_at, case title when ${phoneNotice.title} then 'phone-changed' else 'password-changed' end, '', ''
          from messages where user_id = ${userId} and title in (${phoneNotice.title}, ${passwordNotice.title})
        union all
        select 0, verified_at, 'verified', '', '' from users where id = ${userId} and verified_at is not null
        union all
        select 0, created_at, 'registered', '', '' from users where id = ${userId}
      ) as entry
     order by at desc, id desc
     limit ${mostShown}`.execute(db);
  return rows;
}
