export const shopUnlockMessages = {
  phone: { label: '申请时填的手机号码' },
  phone_code: { label: '手机验证码', missing: '请填写手机验证码' },
  submit: '打开申请',
} as const;
