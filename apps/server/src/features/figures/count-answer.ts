import type { OperationId } from '../../shared/operation.js';
import type { FigureName, Tally } from '../../shared/tally.js';

const counted: Partial<Record<OperationId, FigureName>> = {
  getPaperFiles: 'download',
  getBookResourceFiles: 'download',
  verifyGenuineBook: 'check',
};

interface Asked {
  search?: unknown;
  page?: unknown;
}

/** Counts what operators see in the overview, from what was asked and answered. */
export function countAnswer(tally: Tally, operationId: OperationId, asked: unknown, data: unknown): void {
  const name = counted[operationId];
  if (name !== undefined) tally.add(name);
  const { search, page } = (asked ?? {}) as Asked;
  // A further page is the same search.
  if (typeof search !== 'string' || search.trim() === '' || Number(page ?? 1) > 1) return;
  tally.add('search');
  const isEmpty = typeof data === 'object' && data !== null && 'count' in data && data.count === 0;
  if (!isEmpty) return;
  tally.add('miss');
  tally.miss(search);
}
