import type { ClientBase } from 'pg';
import type { KindPlan } from './write/plan.js';

/** The present one, and ten that can be put back. */
const keptVersions = 11;

export interface Version {
  id: number;
  publishedAt: Date;
  operator: string;
  /** The version that it has put back. */
  restores: number | null;
  plan: KindPlan[];
}

/** The newest version, in the turn of a load. */
export async function newestVersion(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number | null }>('select max(id) as id from content_versions');
  return rows[0]?.id ?? undefined;
}

export async function addVersion(
  client: ClientBase,
  { id, operator, restores, plan }: Omit<Version, 'publishedAt'>,
): Promise<void> {
  await client.query('insert into content_versions (id, operator, restores, plan) values ($1, $2, $3, $4)', [
    id,
    operator,
    restores,
    JSON.stringify(plan),
  ]);
}

/** @returns the versions whose sources are not kept any more */
export async function forgetOldSources(client: ClientBase, newest: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'update content_versions set has_source = false where has_source and id <= $1 returning id',
    [newest - keptVersions],
  );
  return rows.map(({ id }) => id);
}
