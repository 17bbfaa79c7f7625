export const accountSheetMessages = {
  state: { open: '在用', stopped: '已停用' },
  identity: '身份',
  phone: '手机',
  realName: '真实姓名',
  noRealName: '没有实名认证',
  identityCard: '身份证号',
  email: '邮箱',
  none: '没有',
  nickname: '昵称',
  place: '地区',
  noPlace: '没有填写',
  library: '藏书',
  libraryOf: (books: number, downloads: number, letters: number) =>
    `查验 ${String(books)} 本，下载 ${String(downloads)} 份，来信 ${String(letters)} 封`,
  devices: '登录着的设备',
  noDevices: '没有登录着的设备。',
  device: (number: number) => `第 ${String(number)} 台`,
  used: (name: string, when: string) => `${name}，${when} 用过`,
  end: '退出',
  endOne: (name: string) => `退出 ${name}`,
  endAll: '全部退出',
  history: '经过',
  tell: '发短信告诉本人（没有手机号的发邮件）',
  unsent: (act: string) => `${act}，十秒之后交上去。`,
  why: (reason: string) => `停用的事由：${reason}`,
} as const;

/** What an operator can do with an account; each asks for its reason. */
export const accountActs = {
  export: {
    label: '给本人的资料',
    title: '给本人的资料',
    text: () => '本人在本站的全部资料，写成一个 JSON 文件；附件是两小时有效的网址。交给本人之前请核实身份。',
    reasons: ['本人来信索取', '本人来电索取'],
    confirm: '取出资料',
  },
  'release-identity': {
    label: '释放身份证',
    title: '释放身份证',
    text: () =>
      '取消这个账号的实名认证，这个身份证号可以用于另一个账号。本人在站内通知里看到，可以重新认证；十秒之后不能撤回。',
    reasons: ['本人改用另一个账号', '被他人冒用'],
    confirm: '释放',
  },
  start: {
    label: '恢复账号',
    title: '恢复这个账号',
    text: () => '可以重新登录，藏书与下载都在。本人在站内通知里看到。',
    reasons: ['本人已核实', '停用有误'],
    confirm: '恢复',
  },
  stop: {
    label: '停用账号…',
    title: '停用这个账号',
    text: (devices: number) =>
      `${devices === 0 ? '' : `${String(devices)} 台设备十秒之后退出，`}不能再登录；藏书与下载都留着，随时可以恢复。`,
    reasons: ['本人要求', '疑被他人登录', '违反声明'],
    confirm: '停用',
  },
} as const;

export const secretValueMessages = {
  reveal: '看全号',
  title: (label: string) => `看${label}的全号`,
  recorded: '会记在经过里，和您的名字一起。',
  reasons: ['本人来电', '本人来信', '找回账号'],
  shown: '您刚看过，已记录',
} as const;
