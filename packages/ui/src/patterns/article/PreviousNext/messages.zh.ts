export const previousNextMessages = {
  measure: '篇',
  label: (measure: string) => `上一${measure}与下一${measure}`,
  previous: (measure: string) => `上一${measure}`,
  next: (measure: string) => `下一${measure}`,
  newest: (measure: string) => `这是最新的一${measure}`,
  oldest: (measure: string) => `这是最早的一${measure}`,
} as const;
