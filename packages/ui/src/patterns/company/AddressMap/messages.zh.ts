export const addressMapMessages = {
  of: (name: string, address: string) => `地图：${name}，${address}`,
  metres: (metres: number) => `${String(metres)} 米`,
  east: (degrees: number) => `东经 ${degrees.toFixed(4)}°`,
  north: (degrees: number) => `北纬 ${degrees.toFixed(4)}°`,
  sketch: '示意图：只画方位与距离',
  open: '在地图应用里打开',
  northMark: '北',
} as const;
