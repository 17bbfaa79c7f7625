export const favouriteButtonMessages = { add: '加入收藏', remove: '取消收藏' } as const;
