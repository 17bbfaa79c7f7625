export const codeBatchMessages = {
  title: (name: string) => `批次 ${name}`,
  several: '内容文件夹带来的，多种图书',
  label: '正版防伪标签',
  recalled: '收回',
  amount: '个数',
  made: '做于',
  printer: '交给',
  now: '现在',
  checked: (first: string, again: string) => `首查 ${first}，再查 ${again}`,
  last: '最近查过',
  kept: '库里',
  digests: '只存摘要，看不到码，CSV 不能再取',
  today: '今天查这一批',
  most: (count: number) => `三十天里最多一天 ${String(count)} 次`,
  unsent: (act: string) => `${act}，十秒之后交上去。`,
} as const;

/** What can be done with a batch that is not recalled, and with one that is. */
export const batchActs = {
  recall: {
    title: '收回这一批',
    reasons: ['印厂失窃', '运输丢失', '印错'],
    confirm: '收回',
    remark: (rest: string) =>
      `收回之后，没有首查过的 ${rest} 个码不再是正版，读者会看到“这批标签已收回”；已首查的照旧有效。`,
    question: (rest: string) => `十秒之后生效：没有首查过的 ${rest} 个码不再是正版。`,
  },
  restore: {
    title: '恢复这一批',
    reasons: ['已追回', '收回有误'],
    confirm: '恢复',
    remark: () => '已经收回：没有首查过的码，读者看到“这批标签已收回”。',
    question: () => '这一批的码重新有效。',
  },
} as const;
