export const sparkBarsMessages = {
  today: '今天',
  day: '日',
  described: (label: string, value: string, most: string) => `${label}：今天 ${value}，三十天里最多 ${most}`,
} as const;
