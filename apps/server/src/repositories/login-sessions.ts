import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { deleteUnlocked } from '../db/delete-unlocked.js';
import type { IssuedToken, TokenClaims } from '../security/tokens.js';

/** The logged-in user of a request. */
export interface SessionUser {
  id: number;
  /** 1 student, 2 parent, 3 teacher, 5 merchant. */
  role: number;
  sessionId: string;
  /** The token of the request, for responses that return the whole session. */
  jwt: string;
}

export async function findSession(
  db: Database,
  claims: TokenClaims,
): Promise<Omit<SessionUser, 'jwt'> | undefined> {
  return db
    .selectFrom('login_sessions')
    .innerJoin('users', 'users.id', 'login_sessions.user_id')
    .select(['users.id', 'users.role', 'login_sessions.id as sessionId'])
    .where('login_sessions.id', '=', claims.sessionId)
    .where('login_sessions.user_id', '=', claims.userId)
    .where('login_sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Adds a session and deletes the expired sessions of all users. */
export async function addSession(db: Database, userId: number, token: IssuedToken): Promise<void> {
  await deleteUnlocked(db, 'login_sessions', sql`expires_at < now()`);
  await db
    .insertInto('login_sessions')
    .values({ id: token.sessionId, user_id: userId, expires_at: token.expiresAt })
    .execute();
}

export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('login_sessions').where('id', '=', sessionId).execute();
}

export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('login_sessions').where('user_id', '=', userId).execute();
}
