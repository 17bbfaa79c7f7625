/** Spec B 4 and 5. The rules have the messages about name and number. */
export const realNameMessages = {
  title: '实名认证',
  verified: '已实名认证',
  open: '实名认证',
  once: '请填写本人证件上的信息。认证只能做一次，之后不能更改。',
  username: { label: '真实姓名' },
  identity_card_code: { label: '身份证号', hint: '18 位，末位的 X 大小写均可' },
  submit: '提交认证',
} as const;
