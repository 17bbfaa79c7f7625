/** Before login and registration (Spec B 5). The names are as in GET /api/config/agreement. */
export const agreementFieldMessages = {
  agree: '我已阅读并同意',
  whole: '我已阅读并同意用户协议和隐私政策',
  user_agreement: '《用户协议》',
  privacy_agreement: '《隐私政策》',
  and: '和',
} as const;
