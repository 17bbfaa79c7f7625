import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deriveKeys } from '../../src/security/secret-keys.js';
import { AuditTrail } from '../../src/shared/audit.js';
import { deleteOldAudit, writeAudit } from '../../src/shared/audit.queries.js';
import { useTestServer } from '../support/test-server.js';

const lines: object[] = [];
const info = (fields: object) => void lines.push(fields);
const server = useTestServer({ services: { auditLog: { info } } });
beforeEach(async () => {
  lines.length = 0;
  await server.db.deleteFrom('audit_events').execute();
});
afterEach(() => vi.useRealTimers());

const stored = () =>
  server.db
    .selectFrom('audit_events')
    .select(['event', 'account', 'address', 'operation', 'count'])
    .orderBy('id')
    .execute();

it('counts what limits have refused, as one line and one row a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const address = '203.0.113.9';
  const body = { account: '13700000000', password: 'Wrong2026' };
  const codes = [];
  for (let time = 0; time < 9; time += 1) codes.push((await server.call('login', { body, address })).code);
  expect(codes).toEqual([...Array<number>(5).fill(422), ...Array<number>(4).fill(429)]);
  expect(lines).toHaveLength(5);
  vi.advanceTimersByTime(1_000);
  const limited = { audit: 'limited', operation: 'login', count: 4, ip: address };
  expect(lines.slice(5)).toEqual([limited]);
  await writeAudit(server.db, server.services.auditTrail);
  const rows = await stored();
  expect(rows.slice(5)).toEqual([{ event: 'limited', account: '', address, operation: 'login', count: 4 }]);
  expect(JSON.stringify(rows)).not.toContain('13700000000');
});

it('does not tell apart the addresses of an attack from thousands', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const trail = new AuditTrail(deriveKeys('one').codes, { info });
  for (let from = 0; from < 5_000; from += 1) trail.limited('login', `10.0.${String(from)}`);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toEqual({ audit: 'limited', operation: 'login', count: 4_980, ip: '' });
});

it('keeps what could not be written for the next time, and deletes what is old', async () => {
  const { db } = server;
  const trail = new AuditTrail(deriveKeys('one').codes, { info });
  trail.record('login', { account: 1, address: '203.0.113.9' });
  const away = db.withPlugin({
    transformQuery() {
      throw new Error('away');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await expect(writeAudit(away, trail)).rejects.toThrow('away');
  await writeAudit(db, trail);
  await db
    .insertInto('audit_events')
    .values({ ...newest, at: new Date('2020-01-01') })
    .execute();
  await deleteOldAudit(db, 190);
  expect((await stored()).map(({ event, address }) => [event, address])).toEqual([['login', '203.0.113.9']]);
});

const newest = { event: 'login', account: '-', address: '-', operation: '', count: 1 };
