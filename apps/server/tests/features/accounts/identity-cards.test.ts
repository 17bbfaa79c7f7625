import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { accountsCommand } from '../../../src/commands/accounts-command.js';
import { IdentityCards } from '../../../src/security/identity-cards.js';
import { auditLogOf, createLogger } from '../../../src/startup/logger.js';
import { reply } from '../../support/answers.js';
import { actsIn, operatorOf } from '../../support/operator.js';
import { newPerson } from '../../support/person.js';
import { useTestServer } from '../../support/test-server.js';

const card = '110101185003091237';
const lines: string[] = [];
const logger = createLogger(
  'trace',
  new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  }),
);
const server = useTestServer({ logger, services: { auditLog: auditLogOf(logger) } });
const run = operatorOf(server, accountsCommand);

/** Every row of every table, as a dump has them. */
async function dump(): Promise<string> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const dumps = tables.map(async ({ name }) => (await pool.query<object>(`select * from ${name}`)).rows);
  return JSON.stringify(await Promise.all(dumps));
}

it('keep their numbers out of tables and logs, whatever is done with them', async () => {
  const person = await newPerson(server, { phone: '13600000005', nickname: '陶老师' });
  const realName = { username: '陶文静', identity_card_code: card };
  await server.ask('updateUserInfo', { token: person.token, body: realName });
  const other = await newPerson(server, { phone: '13600000006' });
  const taken = await server.call('updateUserInfo', { token: other.token, body: realName });
  expect(taken).toEqual(reply(409, '该身份证号已用于其他账户的实名认证'));
  const id = String(person.id);
  const why = ['--reason', '本人来电', '--as', '周衡'];
  expect(await run('find', card)).toMatch(/^找到 1 个/);
  expect(await run('reveal', id, '--secret', 'identity', ...why)).toBe(card);
  await server.ask('exportOwnData', { token: person.token });
  const before = await dump();
  expect(before).toContain('陶文静');
  await run('release-identity', id, ...why);
  expect(await actsIn(server, 'accounts')).toHaveLength(2);
  for (const text of [before, await dump(), lines.join('')]) expect(text).not.toContain(card);
  expect(lines.join('')).toContain('real name verified');
});

it('say so when they cannot be opened', async () => {
  const columns = new IdentityCards('a lost secret').columnsOf(card);
  const { id } = await newPerson(server, { phone: '13600000007', real_name: '陶文静', ...columns });
  const looking = run('reveal', String(id), '--secret', 'identity', '--reason', '本人来电', '--as', '周衡');
  await expect(looking).rejects.toThrow('IDENTITY_PREVIOUS_SECRETS');
});
