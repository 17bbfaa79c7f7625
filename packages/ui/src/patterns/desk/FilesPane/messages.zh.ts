export const filesPaneMessages = {
  none: '没有附件。',
  save: '存下',
} as const;
