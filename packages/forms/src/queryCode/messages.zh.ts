/** Spec B 2.4. */
export const queryCodeMessages = {
  query_code: {
    label: '查询码',
    missing: '请输入查询码',
    hint: '共 12 位；不分大小写，短横与空格可以不输',
  },
  submit: '查询进度',
} as const;
