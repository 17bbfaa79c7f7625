export const sectionHeadingMessages = { moreLabel: '更多' } as const;
