export const deskKeysMessages = {
  space: '空格',
  control: '⌘ / Ctrl ',
  shift: '⇧ ',
  title: '全部按键',
  show: '全部按键',
  rule: '只在输入框之外有效，不受输入法影响。',
  use: '使用这些按键',
  key: '按键',
  meaning: '作用',
} as const;
