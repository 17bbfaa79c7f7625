import type { Database } from '../../db/database.js';
import type { Version } from '../../content-import/versions.js';
import type { KindPlan } from '../../content-import/write/plan.js';

/** Those that can be put back and the present one, which is the first. */
export async function listVersions(db: Database): Promise<Version[]> {
  const rows = await db
    .selectFrom('content_versions')
    .select(['id', 'published_at', 'operator', 'restores', 'plan'])
    .where('has_source', '=', true)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, published_at, operator, restores, plan }) => ({
    ...{ id, operator, restores },
    publishedAt: published_at,
    plan: plan as unknown as KindPlan[],
  }));
}
