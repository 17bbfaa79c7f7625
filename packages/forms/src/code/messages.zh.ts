/** The button that sends a code (Spec B 4). */
export const codeButtonMessages = {
  send: '获取验证码',
  wait: (seconds: number) => `${String(seconds)}秒后可重发`,
} as const;

/** Before a mobile number (Spec B 9). */
export const phoneFieldMessages = { countryCode: '+86' } as const;
