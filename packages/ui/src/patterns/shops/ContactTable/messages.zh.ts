export const contactTableMessages = {
  city: '城市',
  address: '地址',
  tel: '电话',
  copy: (name: string) => `复制${name}的电话`,
  call: (name: string) => `拨打${name}`,
} as const;
