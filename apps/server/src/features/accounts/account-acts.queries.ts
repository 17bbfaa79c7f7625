import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import { type IdentityCards, maskIdentityCard, noIdentity } from '../../security/identity-cards.js';
import { endAllSessions } from '../../shared/account/login-sessions.queries.js';
import { deletedNotice } from '../../shared/account/notices.js';
import { stoppedText } from '../../shared/account/stopped.js';
import { planDelivery } from '../../shared/deliveries.queries.js';
import type { Services } from '../../shared/services.js';
import { addMessage } from '../messages/messages.queries.js';
import { roleNames } from '../notices/audience-names.js';
import { deliverNotices, newestSending } from '../notices/deliver-notices.queries.js';
import { deleteAccount } from '../own-account/account-deletion.queries.js';
import { ownData } from '../own-account/own-data.queries.js';
import { deleteAvatar } from '../profile/avatar.js';
import { recordAct } from '../queues/acts.queries.js';
import { accountQueue, type AccountEvent } from './account-history.queries.js';

export interface AccountAct {
  id: number;
  operator: string;
  /** Why; stays with the publisher. */
  reason: string;
}

/** @property tell whether the owner gets a text message, or a mail to an account without a telephone */
export type ToldAct = AccountAct & { tell: boolean };

export type Role = keyof typeof roleNames;

export type Secret = 'email' | 'identity' | 'phone';

/** `already`: there is nothing to change, or somebody else was faster. */
export type Changed = 'already' | 'done' | 'unknown';

/**
 * Who looked is written before it is shown.
 * @returns undefined for an unknown id, '' where there is none, `lost` where the key of the card is not in use any more
 */
export async function revealSecret(
  { db, identityCards }: { db: Database; identityCards: Pick<IdentityCards, 'numberOf'> },
  act: AccountAct,
  secret: Secret,
): Promise<string | typeof lost | undefined> {
  return onAccount(db, act, async (transaction, user) => {
    const value = secret === 'identity' ? identityCards.numberOf(user) : (user[secret] ?? '');
    if (value === undefined) return lost;
    if (value !== '') await record(transaction, act, `reveal-${secret}`);
    return value;
  });
}

/** Not a text, so that nobody takes it for a number. */
export const lost = Symbol('sealed with a lost key');

export const lostText =
  '这个身份证号是用另一把密钥加密的，现在打不开。请把原来的密钥写进 IDENTITY_PREVIOUS_SECRETS 后重新启动。';

/** Ends all sessions, too. */
export async function stopAccount(db: Database, act: ToldAct): Promise<Changed> {
  return change(db, act, 'stop', async (transaction, user) => {
    if (user.stopped_at !== null) return undefined;
    await endAllSessions(transaction, user.id);
    // What was sent until now is theirs; what is sent while they are stopped is not.
    await deliverNotices(transaction, user.id);
    if (act.tell) await tell(transaction, user, `${await stoppedText(transaction)}。`);
    return {
      set: { stopped_at: sql<Date>`now()`, stopped_reason: act.reason },
      before: { stopped: 0 },
      after: { stopped: 1 },
    };
  });
}

export async function startAccount(db: Database, act: ToldAct): Promise<Changed> {
  return change(db, act, 'start', async (transaction, user) => {
    if (user.stopped_at === null) return undefined;
    await addMessage(transaction, user.id, startedNotice);
    if (act.tell) await tell(transaction, user, startedNotice.text);
    return {
      set: { stopped_at: null, stopped_reason: '', last_sending_number: newestSending },
      before: { stopped: 1 },
      after: { stopped: 0 },
    };
  });
}

const startedNotice = { title: '您的账号已恢复', text: '您的账号已恢复，资料都在，可以照常使用。' };

const releasedNotice = {
  title: '您的实名认证已取消',
  text: '您的身份证号已从此账号释放，可以用于其他账号的实名认证。此账号可以在个人中心重新认证。',
};

/** Another account can be verified with the card then; this one is not verified any more. */
export async function releaseIdentity(db: Database, act: AccountAct): Promise<Changed> {
  return change(db, act, 'release-identity', async (transaction, user) => {
    if (user.identity_card === '') return undefined;
    await addMessage(transaction, user.id, releasedNotice);
    return {
      set: { ...noIdentity, real_name: '', verified_at: null },
      // Masked: the audit must not keep what was released.
      before: { identity_card: maskIdentityCard(user.identity_card) },
      after: { identity_card: '' },
    };
  });
}

/** The pages of a role are those of the next login. */
export async function changeRole(db: Database, act: AccountAct & { role: Role }): Promise<Changed> {
  return change(db, act, 'change-role', async (transaction, user) => {
    if (user.role === act.role) return undefined;
    await endAllSessions(transaction, user.id);
    // What was sent to the former role is theirs.
    await deliverNotices(transaction, user.id);
    const text = `您的账号现在是${roleNames[act.role]}账号，重新登录之后生效，资料都在。`;
    await addMessage(transaction, user.id, { title: '您的身份已更改', text });
    return { set: { role: act.role }, before: { role: user.role }, after: { role: act.role } };
  });
}

/**
 * Deletes an account as its owner could, for an owner who asks.
 * @param act.nickname of the account, so that a mistyped id deletes nobody else; another one is `already`
 */
export async function eraseAccount(
  storage: Pick<Services, 'db' | 'files'>,
  act: AccountAct & { nickname: string },
): Promise<Changed> {
  const owner = await storage.db.transaction().execute((transaction) => lockUser(transaction, act.id));
  if (owner === undefined) return 'unknown';
  if (owner.nickname !== act.nickname) return 'already';
  const avatarKey = await deleteAccount(storage, act.id, async (transaction) => {
    await record(transaction, act, 'delete');
    await tell(transaction, owner, deletedNotice.text);
  });
  await deleteAvatar(storage, avatarKey);
  return 'done';
}

/** @param sessionId all of them without one */
export async function endSessions(
  db: Database,
  act: Omit<AccountAct, 'reason'>,
  sessionId?: string,
): Promise<number | undefined> {
  return onAccount(db, act, async (transaction, user) => {
    let sessions = transaction.deleteFrom('login_sessions').where('user_id', '=', user.id);
    if (sessionId !== undefined) sessions = sessions.where('id', '=', sessionId);
    const ended = await sessions.returning('device').execute();
    if (ended.length > 0) {
      const what = sessionId === undefined ? 'end-sessions' : 'end-session';
      await record(transaction, { ...act, reason: '' }, what, { sessions: ended.length }, { sessions: 0 });
    }
    return ended.length;
  });
}

/** What the owner could export, for an owner who asks. @returns undefined for an unknown id */
export async function dataForOwner(db: Database, links: Pick<SignedLinks, 'create'>, act: AccountAct) {
  const recorded = await onAccount(db, act, async (transaction) => {
    await record(transaction, act, 'export');
    return true;
  });
  return recorded === undefined ? undefined : ownData(db, links, { id: act.id, sessionId: '' });
}

async function tell(transaction: Database, { phone, email }: User, body: string): Promise<void> {
  await planDelivery(transaction, {
    channel: phone === null ? 'mail' : 'sms',
    recipient: phone ?? email ?? '',
    subject: '您的账号',
    body,
  });
}

type State = Record<string, number | string>;

interface Change {
  set: UpdateObject<DB, 'users', 'users'>;
  before: State;
  after: State;
}

async function change(
  db: Database,
  act: AccountAct,
  event: AccountEvent,
  plan: (transaction: Database, user: User) => Promise<Change | undefined>,
): Promise<Changed> {
  const changed = await onAccount(db, act, async (transaction, user) => {
    const planned = await plan(transaction, user);
    if (planned === undefined) return 'already';
    await transaction.updateTable('users').set(planned.set).where('id', '=', user.id).execute();
    await record(transaction, act, event, planned.before, planned.after);
    return 'done';
  });
  return changed ?? 'unknown';
}

type User = Awaited<ReturnType<typeof lockUser>> & object;

/** With the row locked: of two operators who do the same at once, the second finds it done. */
async function onAccount<Result>(
  db: Database,
  { id }: { id: number },
  work: (transaction: Database, user: User) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    return user === undefined ? undefined : work(transaction, user);
  });
}

function lockUser(transaction: Database, id: number) {
  return transaction
    .selectFrom('users')
    .select(['id', 'role', 'nickname', 'phone', 'email', 'identity_card', 'identity_sealed', 'stopped_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function record(
  transaction: Database,
  { id, operator, reason }: AccountAct,
  act: AccountEvent,
  before: State = {},
  after: State = {},
): Promise<void> {
  await recordAct(transaction, {
    operator,
    queue: accountQueue,
    item: String(id),
    act,
    before,
    after: reason === '' ? after : { ...after, reason },
  });
}
