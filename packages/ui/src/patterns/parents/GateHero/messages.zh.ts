export const gateHeroMessages = { province: '省份', city: '城市', types: '类型', source: '来源' } as const;
