import { sql } from 'kysely';
import type { TestServer } from './test-server.js';

/**
 * All messages that no gateway has taken. The outbox writes each on its own connection, so two that were sent one
 * right after the other may come in either order.
 */
export async function sentMessages({ services, database }: TestServer) {
  await services.outbox.settled();
  return database.db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'body'])
    .orderBy('id')
    .execute();
}

/** The code in the newest message to the account; '' when there is none. */
export async function sentCode(server: TestServer, account: string): Promise<string> {
  const message = (await sentMessages(server)).findLast(({ recipient }) => recipient === account);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export async function ageCodes({ database }: TestServer, seconds: number): Promise<void> {
  await database.db
    .updateTable('verification_codes')
    .set({
      created_at: sql<Date>`created_at - make_interval(secs => ${seconds})`,
      expires_at: sql<Date>`expires_at - make_interval(secs => ${seconds})`,
    })
    .execute();
}

export async function forgetCodes({ services, database }: TestServer): Promise<void> {
  await services.outbox.settled();
  await database.db.deleteFrom('verification_codes').execute();
  await database.db.deleteFrom('outbox_messages').execute();
}
