import type { QueryClient } from '@tanstack/query-core';

import type { Paper } from '../types.js';
import { paperKey, paperListKeys } from './keys.js';

/**
 * One download more of a paper. The detail is counted up where it stands: fetching it would count a view that
 * nobody had. Lists show the count too, and may be in its order (下载最多): they are fetched anew.
 */
export function countDownload(queryClient: QueryClient, paperId: number): void {
  queryClient.setQueryData<Paper>(
    paperKey(paperId),
    (paper) => paper && { ...paper, downloads: paper.downloads + 1 },
  );
  for (const queryKey of paperListKeys) void queryClient.invalidateQueries({ queryKey });
}
