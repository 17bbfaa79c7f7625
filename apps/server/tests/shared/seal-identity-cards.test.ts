import { beforeEach, expect, it } from 'vitest';
import { IdentityCards } from '../../src/security/identity-cards.js';
import { sealIdentityCards } from '../../src/shared/account/seal-identity-cards.queries.js';
import { useTestDatabase } from '../support/databases.js';

const database = useTestDatabase();
const cards = new IdentityCards('one');
const cardOf = (number: number) => `11010119900101${String(number).padStart(4, '0')}`;
const amount = 1100;

/** Ends in the second of the three statements. */
class Dying extends IdentityCards {
  #left = 700;

  override columnsOf(card: string) {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('killed');
    return super.columnsOf(card);
  }
}

let warnings: object[] = [];
const seal = (by = cards) =>
  sealIdentityCards(database.db, by, { warn: (fields) => void warnings.push(fields) });

const rows = () =>
  database.db
    .selectFrom('users')
    .select(['id', 'identity_card', 'identity_sealed', 'identity_hash', 'identity_end_hash'])
    .where('id', '>', 1000)
    .orderBy('id')
    .execute();
const opened = async (by: IdentityCards) => (await rows()).map((row) => by.numberOf(row));
const all = Array.from({ length: amount }, (_, index) => cardOf(index + 1));

beforeEach(async () => {
  warnings = [];
  await database.db.deleteFrom('users').execute();
  await database.pool.query(
    `insert into users (id, role, phone, nickname, password_hash, identity_card)
      select 1000 + n, 1, n::text, '读者', '-', '11010119900101' || lpad(n::text, 4, '0')
      from generate_series(1, ${String(amount)}) n`,
  );
});

it('encrypts the numbers that a version before has written, and goes on after it was killed', async () => {
  await expect(seal(new Dying('one'))).rejects.toThrow('killed');
  expect((await rows()).filter((row) => row.identity_sealed === '')).toHaveLength(600);
  await seal();
  const sealed = await rows();
  expect(new Set(sealed.map(({ identity_card }) => identity_card.slice(0, 17)))).toEqual(
    new Set([`1${'*'.repeat(16)}`]),
  );
  expect(sealed.map((row) => cards.numberOf(row))).toEqual(all);
  expect(new Set(sealed.map(({ identity_hash }) => identity_hash)).size).toBe(amount);
  expect(JSON.stringify(sealed)).not.toMatch(/\d{18}/);
  await seal();
  expect(await rows()).toEqual(sealed);
  expect(warnings).toEqual([]);
});

it('encrypts anew after a change of the key, which is not needed any more then', async () => {
  await seal();
  await seal(new IdentityCards('two', ['one']));
  expect(await opened(new IdentityCards('two'))).toEqual(all);
  const [first] = await rows();
  expect(new IdentityCards('two').hashesOf(cardOf(1))).toEqual([first?.identity_hash]);
});

it('leaves alone, and tells, what it has no key for', async () => {
  await seal();
  const before = await rows();
  await seal(new IdentityCards('two'));
  expect(await rows()).toEqual(before);
  expect(warnings).toEqual([{ users: amount }]);
});

it('encrypts a number twice where two versions have taken it, and tells', async () => {
  await seal();
  await database.pool.query(
    "update users set identity_card = '110101199001010001', identity_sealed = '' where id = 1002",
  );
  await seal();
  expect((await opened(cards)).slice(0, 2)).toEqual([cardOf(1), cardOf(1)]);
  expect(warnings).toEqual([{ users: [1002] }]);
});

it('finishes a release by a version that knows one column only', async () => {
  await seal();
  await database.pool.query("update users set identity_card = '' where id = 1001");
  await seal();
  expect((await rows())[0]).toEqual({
    id: 1001,
    identity_card: '',
    identity_sealed: '',
    identity_hash: '',
    identity_end_hash: '',
  });
});
