import type { Insertable } from 'kysely';
import type { Users } from '../../src/db/generated.js';
import { hashPassword } from '../../src/security/passwords.js';
import { issueToken } from '../../src/security/tokens.js';
import { addSession } from '../../src/shared/account/login-sessions.queries.js';
import { password } from '../fixtures/people.js';
import type { TestServer } from './test-server.js';

export interface Person {
  id: number;
  token: string;
}

const passwordHash = hashPassword(password);

/** Creates an account that is logged in. Tests that reach a limit need their own, because it counts by account. */
export async function newPerson(server: TestServer, values: Partial<Insertable<Users>>): Promise<Person> {
  const { id } = await server.db
    .insertInto('users')
    .values({ role: 1, nickname: '小陈', password_hash: await passwordHash, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: await logInAs(server, id) };
}

export async function logInAs({ database, services }: TestServer, userId: number): Promise<string> {
  const issued = await issueToken(userId, services.keys.loginTokens);
  await addSession(database.db, userId, issued);
  return issued.jwt;
}

export function rowOf({ database }: TestServer, { id }: Person) {
  return database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function isLoggedIn(server: TestServer, token: string): Promise<boolean> {
  const body = { type: 2, content_id: 1 };
  return (await server.call('addFavourite', { token, body })).code === 200;
}
