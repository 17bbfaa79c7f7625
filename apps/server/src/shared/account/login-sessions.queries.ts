import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import { unknownDevice } from '../../security/device.js';
import { type IssuedToken, sessionSeconds, type TokenClaims } from '../../security/tokens.js';
import { jointly } from '../jointly.js';
import { toFlag, toSeconds } from '../wire.js';

/** Minutes until a use is recorded again: otherwise every request would write. */
const recordedEvery = 10;

export interface SessionUser {
  id: number;
  /** 1 student, 2 parent, 3 teacher, 5 merchant. */
  role: number;
  sessionId: string;
  jwt: string;
}

/** @returns undefined if the session has ended or its account is stopped */
export type FindSession = (claims: TokenClaims) => Promise<Omit<SessionUser, 'jwt'> | undefined>;

/** For all who ask at the same time together, see {@link jointly}. */
export function createSessionFinder(db: Database, idleHours = 0): FindSession {
  const find = jointly(async (asked: readonly TokenClaims[]) => {
    const sessions = await findSessions(db, [...new Set(asked.map(({ sessionId }) => sessionId))]);
    const byId = new Map(sessions.map((session) => [session.sessionId, session]));
    return asked.map(({ sessionId }) => byId.get(sessionId));
  });
  return async (claims) => {
    const found = await find(claims);
    if (found?.id !== claims.userId) return undefined;
    const { isUseDue, ...user } = found;
    if (isUseDue) await recordUse(db, user.sessionId, idleHours);
    return user;
  };
}

function findSessions(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select([
      'users.id',
      'users.role',
      'login_sessions.id as sessionId',
      sql<boolean>`last_used_at < now() - make_interval(mins => ${recordedEvery})`.as('isUseDue'),
    ])
    .where((eb) => sql<boolean>`${eb.ref('login_sessions.id')} = any (${ids}::uuid[])`)
    .where('login_sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.stopped_at', 'is', null)
    .execute();
}

async function recordUse(db: Database, sessionId: string, idleHours: number): Promise<void> {
  const ofToken = sql<Date>`created_at + make_interval(secs => ${sessionSeconds})`;
  await db
    .updateTable('login_sessions')
    .set({ last_used_at: sql<Date>`now()`, expires_at: soonest(ofToken, idleHours) })
    .where('id', '=', sessionId)
    .execute();
}

export async function listSessions(db: Database, user: Pick<SessionUser, 'id' | 'sessionId'>) {
  const rows = await db
    .selectFrom('login_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    device: row.device,
    create_time: toSeconds(row.created_at),
    last_time: toSeconds(row.last_used_at),
    is_current: toFlag(row.id === user.sessionId),
  }));
}

/** A session ends with its token, or when nobody has used it for some time. */
function soonest(ofToken: RawBuilder<Date>, idleHours: number): RawBuilder<Date> {
  return idleHours === 0
    ? ofToken
    : sql<Date>`least(${ofToken}, now() + make_interval(hours => ${idleHours}))`;
}

/** Also deletes the expired sessions of all users. */
export async function addSession(
  db: Database,
  userId: number,
  token: IssuedToken,
  { device = unknownDevice, idleHours = 0 }: { device?: string; idleHours?: number } = {},
): Promise<void> {
  await deleteUnlocked(db, 'login_sessions', sql`expires_at < now()`);
  await db
    .insertInto('login_sessions')
    .values({
      id: token.sessionId,
      user_id: userId,
      expires_at: soonest(sql<Date>`${token.expiresAt}::timestamptz`, idleHours),
      device,
    })
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('login_sessions').where('id', '=', sessionId).execute();
}

export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('login_sessions').where('user_id', '=', userId).execute();
}

export async function endOtherSessions(
  db: Database,
  user: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_sessions')
    .where('user_id', '=', user.id)
    .where('id', '<>', user.sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
