export const foldMessages = { expand: '展开', fold: '收起' } as const;
