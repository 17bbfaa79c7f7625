export const sealMessages = {
  /** The numerals of formal documents, for up to ten steps. */
  numerals: ['壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖', '拾'],
} as const;
