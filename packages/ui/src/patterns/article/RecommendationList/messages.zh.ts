export const recommendationListMessages = { empty: '暂无推荐' } as const;
