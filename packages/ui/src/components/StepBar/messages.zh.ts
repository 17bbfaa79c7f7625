export const stepBarMessages = {
  done: '（已完成）',
  current: '（进行中）',
  ahead: '（未开始）',
  place: (step: number, count: number) => `${String(step)} / ${String(count)}`,
} as const;
