import pg from 'pg';
import { expect, it } from 'vitest';
import { embeddedConnection } from '../../src/db/embedded.js';
import { hashPassword } from '../../src/security/passwords.js';
import { password, student } from '../fixtures/people.js';
import { useProcesses } from '../support/process.js';

const rounds = 20;
const writers = 8;
/** Each round ends after a different number of answers, so that the kill hits different moments of the work. */
const answersOfRound = (round: number): number => 20 + round * 7;

const processes = useProcesses();

it(
  'loses no acknowledged write when it is killed twenty times under load, with and without its database',
  async () => {
    const acknowledged = new Set<number>();
    let next = 1;
    for (let round = 0; round < rounds; round += 1) {
      const server = processes.start();
      const address = await server.address;
      if (round === 0) await query(addReaderAndBooks, [student, await hashPassword(password)]);
      expect(await lost(acknowledged), `lost in round ${String(round)}`).toEqual([]);

      const token = await logIn(address);
      const enough = acknowledged.size + answersOfRound(round);
      const killed = Promise.withResolvers<undefined>();
      const postmaster = round % 2 === 0 ? undefined : await processes.databasePid();
      if (round % 2 === 1) expect(postmaster, 'the database runs').toBeGreaterThan(0);
      const write = async (): Promise<void> => {
        for (;;) {
          const book = next++;
          const code = await addFavourite(address, token, book).catch(() => undefined);
          if (code === undefined) return; // the server is gone
          expect(code).toBe(200);
          acknowledged.add(book);
          if (acknowledged.size !== enough) continue;
          server.child.kill('SIGKILL');
          if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
          killed.resolve(undefined);
        }
      };
      await Promise.all([killed.promise, ...Array.from({ length: writers }, write)]);
      expect((await server.ended).signal).toBe('SIGKILL');
    }
    await processes.start().address;
    expect(await lost(acknowledged)).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds * answersOfRound(0));
  },
  10 * 60_000,
);

const addReaderAndBooks = `
  with reader as (
    insert into users (role, phone, nickname, password_hash) values (1, $1, '周', $2)
  )
  insert into books (title, description_html, cover_key, stage_id, version_year, published_at)
  select '图书 ' || n, '', '', 9, 2026, now() from generate_series(1, 10000) as n`;

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(embeddedConnection(await processes.sockets()));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function lost(acknowledged: ReadonlySet<number>): Promise<number[]> {
  const rows = await query<{ content_id: number }>('select content_id from favourites');
  const kept = new Set(rows.map((row) => row.content_id));
  return [...acknowledged].filter((book) => !kept.has(book));
}

async function post(address: string, path: string, body: object, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', token };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

async function logIn(address: string): Promise<string> {
  const answer = await post(address, '/api/login/login', { account: student, password });
  return (answer as { data: { jwt: string } }).data.jwt;
}

/** The code of the answer. @throws when the server is gone */
async function addFavourite(address: string, token: string, book: number): Promise<number> {
  const answer = await post(address, '/api/user_favorites/add', { type: 2, content_id: book }, token);
  return (answer as { code: number }).code;
}
