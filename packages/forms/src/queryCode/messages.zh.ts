/** Spec B 2.4. */
export const queryCodeMessages = {
  query_code: {
    label: '查询码',
    missing: '请输入查询码',
    hint: '提交授权申请后得到的一组字符，不分大小写',
  },
  submit: '查询进度',
} as const;
