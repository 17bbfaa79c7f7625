import { expect, it } from 'vitest';
import { type PlaceOf, statement } from '../../src/db/statement.js';
import { useTestDatabase } from '../support/databases.js';

const database = useTestDatabase();

it('is built once for each shape, and run with the values of each call', async () => {
  let built = 0;
  const gradesOf = statement(
    (order: 'asc' | 'desc') => order,
    (db, place: PlaceOf<{ id: number; most: number }>, order) => {
      built += 1;
      return db
        .selectFrom('grades')
        .select('name')
        .where('id', '>=', place('id'))
        .orderBy('id', order)
        .limit(place('most'));
    },
  );
  const names = async (order: 'asc' | 'desc', id: number, most: number) =>
    (await gradesOf(database.db, order, { id, most })).map(({ name }) => name);
  const [first] = await names('asc', 164, 1);
  expect(first).toBe('初一');
  expect(await names('asc', 169, 1)).toEqual(['高三']);
  expect(await names('asc', 164, 2)).toHaveLength(2);
  expect(await names('desc', 164, 1)).not.toEqual(['初一']);
  expect(built).toBe(2);
});
