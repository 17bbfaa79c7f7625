import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { issueToken } from '../../src/security/tokens.js';
import { addSession, createSessionFinder } from '../../src/shared/account/login-sessions.queries.js';
import { useTestServer } from '../support/test-server.js';

const server = useTestServer();
const userId = 1;
const idleHours = 2;
let sessionId: string;
beforeEach(async () => {
  const token = await issueToken(userId, server.services.keys.loginTokens);
  await addSession(server.db, userId, token, { idleHours });
  sessionId = token.sessionId;
});

const isOpen = async () =>
  (await createSessionFinder(server.db, idleHours)({ sessionId, userId })) !== undefined;
const pass = (minutes: number) =>
  sql`update login_sessions set
    created_at = created_at - make_interval(mins => ${minutes}),
    last_used_at = last_used_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`.execute(server.db);

it('stays open while it is used, and ends when it was not used for the time that is set', async () => {
  await pass(110);
  expect(await isOpen()).toBe(true);
  await pass(110);
  expect(await isOpen()).toBe(true);
  await pass(121);
  expect(await isOpen()).toBe(false);
});

it('ends after a week, however often it is used', async () => {
  for (let hours = 0; hours < 7 * 24; hours += 1.5) {
    expect(await isOpen()).toBe(true);
    await pass(90);
  }
  expect(await isOpen()).toBe(false);
});
