export const replayListMessages = {
  watch: '观看回放',
  plays: '次观看',
  answers: '答疑',
  seal: '付印',
  colon: '：',
} as const;
