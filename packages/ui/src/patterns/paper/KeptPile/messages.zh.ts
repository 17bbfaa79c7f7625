import { formatSize } from '../../../format/format-size.js';

export const keptPileMessages = {
  count: (papers: number) => `${String(papers)} 份`,
  pile: (used: string, limit: string) => `用了 ${used}，上限 ${limit}`,
  oldest: '放不下时，先问要不要移走最久没看的',
  free: (bytes: number) => (bytes > 0 ? `还能存约 ${formatSize(bytes)}` : '已经存满'),
} as const;
