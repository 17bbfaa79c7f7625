import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase, ping } from '../../src/db/database.js';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.js';

let proxy: SilentProxy;
let opened: OpenDatabase;
beforeEach(async () => {
  const url = new URL(inject('postgres'));
  proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const limits = { connectWithin: 2_000, answerWithin: 2_000, probeWithin: 500 };
  opened = createDatabase({ connectionString: url.toString() }, limits);
  await ping(opened.db);
});
afterEach(async () => {
  await opened.close();
  await proxy.close();
});

const tried = () =>
  ping(opened.db).then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Error)) throw error;
      return 'statusCode' in error ? error.statusCode : error.message;
    },
  );

describe('a database that takes connections and does not answer', () => {
  it('ends a statement, is not asked again while it hangs, and is used again afterwards', async () => {
    proxy.silence('all');
    expect(await tried()).toMatch(/^Connection terminated/);
    await expect.poll(tried).toBe(503);
    proxy.speak();
    await expect.poll(tried).toBe('answered');
  });

  it('ends a transaction, whose connection is lost', async () => {
    const changed = opened.db.transaction().execute(async (transaction) => {
      proxy.silence('open');
      await ping(transaction);
    });
    await expect(changed).rejects.toThrow(/is not queryable$|^Connection terminated/);
    await expect.poll(tried).toBe('answered');
    expect(opened.pool.totalCount).toBe(1);
  });

  it('drops the other connections of that time', async () => {
    await Promise.all([ping(opened.db), ping(opened.db), ping(opened.db)]);
    proxy.silence('open');
    expect(await tried()).toMatch(/^Connection terminated/);
    await expect.poll(tried).toBe('answered');
    // Each silent one that is left would take two seconds to notice.
    expect(await Promise.all([tried(), tried(), tried(), tried()])).toEqual(Array(4).fill('answered'));
  });
});
