import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { Users } from '../../db/generated.js';
import { hasRow } from '../../shared/row-exists.queries.js';

/** Null if nothing was chosen. */
export interface Choices {
  province_id: number | null;
  city_id: number | null;
  subject_id: number | null;
  stage_id: number | null;
  grade_id: number | null;
}

/** Choices that do not exist, and a city outside the province. */
export async function wrongChoices(db: Database, choices: Choices): Promise<(keyof Choices)[]> {
  const { province_id: province, city_id: city } = choices;
  const found = await db
    .selectNoFrom([
      hasRow('provinces', province).as('province_id'),
      sql<boolean>`exists (select from cities where id = ${city} and province_id = ${province})`.as(
        'city_id',
      ),
      hasRow('subjects', choices.subject_id).as('subject_id'),
      hasRow('stages', choices.stage_id).as('stage_id'),
      hasRow('grades', choices.grade_id).as('grade_id'),
    ])
    .executeTakeFirstOrThrow();
  const names = ['province_id', 'city_id', 'subject_id', 'stage_id', 'grade_id'] as const;
  return names.filter((name) => choices[name] !== null && !found[name]);
}

/** @returns false, with nothing written, if the phone number or e-mail address is taken */
export async function addUser(db: Database, user: Insertable<Users>): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
