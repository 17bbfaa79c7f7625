/** Spec B 2.8 and 5. Texts that the specification has in English are translated. */
export const genuineCheckMessages = {
  code: {
    label: '防伪码',
    missing: '请输入刮刮层下的防伪码',
    hint: '防伪标签贴在封面或封底，刮开涂层即可看到',
    spelling: '不分大小写，空格与短横可以不输；可以整段粘贴',
  },
  submit: '点击验证',
  blocked: (until: string) => `请在 ${until} 后再试`,
} as const;
