export const addressMapMessages = {
  of: (name: string, address: string) => `地图：${name}，${address}`,
} as const;
