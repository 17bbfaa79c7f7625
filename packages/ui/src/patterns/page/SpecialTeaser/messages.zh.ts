export const specialTeaserMessages = { badge: '专题', action: '进入专题' } as const;
