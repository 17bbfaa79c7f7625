import type { SelectQueryBuilder } from 'kysely';
import type { DB } from '../../db/generated.js';

export type PaperOrder = 'newest' | 'mostDownloaded';

export const orderColumns = { newest: 'papers.created_at', mostDownloaded: 'papers.download_count' } as const;

export function inOrder<Row>(
  papers: SelectQueryBuilder<DB, 'papers', Row>,
  order: PaperOrder,
): SelectQueryBuilder<DB, 'papers', Row> {
  return papers.orderBy(orderColumns[order], 'desc').orderBy('papers.id', 'desc');
}
