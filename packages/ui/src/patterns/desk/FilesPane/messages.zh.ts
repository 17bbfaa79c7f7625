export const filesPaneMessages = {
  none: '没有附件。',
  save: '存下',
  gone: '附件不在了',
} as const;
