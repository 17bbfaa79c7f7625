export const stepBarMessages = {
  place: (step: number, count: number) => `${String(step)} / ${String(count)}`,
} as const;
