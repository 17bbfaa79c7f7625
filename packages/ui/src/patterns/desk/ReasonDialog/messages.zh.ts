export const reasonDialogMessages = {
  reason: '事由',
  hint: '记在经过里，读者看不到。',
  missing: '请写明事由',
  cancel: '不做了',
} as const;
