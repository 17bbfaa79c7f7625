export const undoToastMessages = {
  region: '可以收回的决定',
  undo: '收回',
  hint: (seconds: number) => `，${String(seconds)} 秒之内可以收回`,
} as const;
