import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planDelivery } from '../../src/shared/deliveries.queries.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { endProcess, type ServerProcess, startProcess } from '../support/process.js';
import { startTextGateway, type TestGateway } from '../support/text-gateway.js';

let database: TestDatabase;
let gateway: TestGateway;
let folder: string;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  [database, gateway, folder] = await Promise.all([
    createTestDatabase(),
    startTextGateway(),
    mkdtemp(join(tmpdir(), 'inkstone-deliveries-')),
  ]);
});
afterAll(async () => {
  for (const started of processes) await endProcess(started);
  await gateway.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    INKSTONE_SECRET: 'a secret for the processes of this test',
    IDENTITY_SECRET: 'another secret for the processes of this test',
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: 'the token of the gateway',
  });
  processes.push(server);
  await server.address;
  return server;
}

const kill = async (server: ServerProcess): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.ended;
};
const waiting = async () => {
  const rows = await database.db.selectFrom('deliveries').select('delivered_at').execute();
  return rows.filter(({ delivered_at }) => delivered_at === null).length;
};

it('a message is delivered once when the server is killed before it was sent, and while it is sent', async () => {
  // Committed while no server runs, as by one that was killed at once.
  await planDelivery(database.db, { channel: 'sms', recipient: '13900000001', body: '申请已退回。' });
  const first = await start();
  await expect.poll(waiting).toBe(0);

  gateway.next.push('keep waiting');
  await planDelivery(database.db, { channel: 'sms', recipient: '13900000002', body: '证书已发放。' });
  await expect.poll(() => gateway.texts.length).toBe(2);
  await kill(first);
  // The pause that protects a try under way is over.
  await database.db
    .updateTable('deliveries')
    .set({ due_at: sql<Date>`now()` })
    .execute();
  const second = await start();
  await expect.poll(waiting).toBe(0);
  // The gateway knows the message by its id, and keeps one.
  const ids = gateway.texts.filter(({ body }) => body.phone === '13900000002').map(({ body }) => body.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(gateway.texts.filter(({ body }) => body.phone === '13900000001')).toHaveLength(1);

  // A server that is stopped in order finishes what it sends.
  gateway.next.push('break off');
  await planDelivery(database.db, { channel: 'sms', recipient: '13900000003', body: '保证金已收到。' });
  await expect.poll(() => gateway.texts.length).toBeGreaterThan(3);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  expect(await waiting()).toBe(0);
});
