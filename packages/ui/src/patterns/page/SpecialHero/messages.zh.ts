export const specialHeroMessages = {
  tag: '专题',
  first: '从第一讲看起',
  login: '登录后观看全部回放',
} as const;
