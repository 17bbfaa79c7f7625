export const highlightCardsMessages = { numerals: ['壹', '贰', '叁', '肆', '伍', '陆'] } as const;
