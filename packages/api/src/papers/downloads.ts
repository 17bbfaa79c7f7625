import type { QueryClient } from '@tanstack/query-core';

import type { Paper } from '../types.js';
import { paperKey, paperListKeys } from './keys.js';

/**
 * Adds one download to a paper. The count in the cached detail is increased locally, because refetching the detail would
 * count another view. The lists show the count, too, and may be sorted by it (下载最多), so they are refetched.
 */
export function countDownload(queryClient: QueryClient, paperId: number): void {
  queryClient.setQueryData<Paper>(
    paperKey(paperId),
    (paper) => paper && { ...paper, downloads: paper.downloads + 1 },
  );
  for (const queryKey of paperListKeys) void queryClient.invalidateQueries({ queryKey });
}
