import type { Database } from '../db/database.js';
import { findActivity } from '../features/activities/applications.queries.js';
import type { Audience } from '../features/notices/audience.queries.js';
import { roleNames } from '../features/notices/audience-names.js';
import { findAccount } from '../shared/account/users.queries.js';

const statuses = { 已通过: [1], 待审核: [0], '': [1, 0] } as const;

/** Whom `--to` means; undefined if there is no such role, account or activity. */
export async function readAudience(db: Database, to: string): Promise<Audience | undefined> {
  if (to === '全体') return { kind: 'all' };
  for (const role of [1, 2, 3, 5] as const) {
    if (to === roleNames[role]) return { kind: 'role', role };
  }
  const [, article, status = ''] = /^活动[:：](\d{1,9})(?:[:：](已通过|待审核))?$/.exec(to) ?? [];
  if (article !== undefined) {
    const articleId = Number(article);
    const isKnown = (await findActivity(db, articleId)) !== undefined;
    return isKnown
      ? { kind: 'activity', articleId, statuses: statuses[status as keyof typeof statuses] }
      : undefined;
  }
  const account = await findAccount(db, to);
  return account === undefined ? undefined : { kind: 'person', userId: account.id };
}
