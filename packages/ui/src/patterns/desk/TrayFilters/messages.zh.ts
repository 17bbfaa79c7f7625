export const trayFiltersMessages = {
  all: (label: string) => `全部${label}`,
  clear: '清空条件',
} as const;
