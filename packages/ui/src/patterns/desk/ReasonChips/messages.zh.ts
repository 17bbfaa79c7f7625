export const reasonChipsMessages = {
  clear: '清楚，相符',
  own: '另写…',
  ownLabel: '自己写的理由',
  reason: (label: string) => `理由：${label}`,
} as const;
