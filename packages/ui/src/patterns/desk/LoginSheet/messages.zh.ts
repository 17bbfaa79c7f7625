export const loginSheetMessages = {
  titles: {
    password: (brand: string) => `${brand}案头`,
    code: () => '请抄六位数字',
    recovery: () => '用恢复码',
  },
  intro: (brand: string) => `打开手机里的验证器，找“${brand}案头”。`,
  name: '姓名',
  password: '密码',
  next: '下一步',
  code: '动态验证码',
  recovery: '恢复码',
  once: '一码只能用一次',
  enter: '进入案头',
  other: '换一个人',
  useRecovery: '用恢复码',
  useCode: '用验证器',
  foot: ['三十分钟不动就收起', '每一件事都记下是谁办的'],
} as const;
