import { useEffect, useEffectEvent } from 'react';

import type { PaperSource } from '../types.js';

/** Tells the page that is read, given by its index. */
export function usePageTold(page: number, onPage: PaperSource['onPage']): void {
  const tell = useEffectEvent((number: number) => onPage?.(number));
  useEffect(() => tell(page + 1), [page]);
}
