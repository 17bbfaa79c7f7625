export const selectFieldMessages = { loading: '载入中' } as const;
