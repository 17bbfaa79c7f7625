export const paperCheckMessages = {
  label: '证件',
  compare: '对划线处',
  agrees: (paper: number) => `与第 ${String(paper)} 张证件相符`,
  photograph: (name: string) => `申请人拍的${name}`,
  problem: (name: string) => `${name}的问题`,
  gone: '附件不在了，请重传',
  again: '要重拍',
  clear: '清楚',
  renewed: '新换的',
} as const;

export const shopSheetMessages = {
  facts: (code: string, round: number, when: string, holder: string) =>
    `查询码 ${code} · 第 ${String(round)} 次交，${when}${holder === '' ? '' : ` · 转给${holder}`}`,
  data: '填写的内容',
  groups: [
    { title: '店铺', labels: { platform: '平台', shop_name: '名称', shop_url: '链接', province: '省份' } },
    {
      title: '公司',
      labels: { company_name: '名称', company_number: '代码', address: '地址', intro: '简介' },
    },
    { title: '联系人', labels: { contact: '姓名', phone: '电话', qq: 'QQ' } },
  ],
  papers: {
    publication_license: '经营许可证',
    company_number_img: '组织机构代码证',
    tax_certificate: '税务登记证',
    business_license: '营业执照',
    identity_card: '身份证人像面',
    identity_card_back: '身份证国徽面',
  },
  /** Which step follows each status. What was sent back waits for the applicant. */
  steps: [
    { label: '放回审核', done: '已放回审核' },
    { label: '通过', done: '已通过' },
    { label: '保证金已到账', done: '已记下保证金' },
    { label: '协议签好，发证', done: '已发证' },
    undefined,
  ],
  refuse: '退回…',
  reject: (papers: number) => (papers === 0 ? '退回' : `退回，重拍 ${String(papers)} 张`),
  rejected: '已退回',
  unwritten: '另写的原因还空着。',
  ways: (hasAccount: boolean) => (hasAccount ? '短信与站内消息' : '短信'),
  passes: (ways: string, contact: string) => `${ways}告诉${contact}，请汇保证金。`,
  refuses: (ways: string, contact: string, papers: readonly string[]) => {
    const open = papers.map((name) => `“${name}”`).join('');
    return `有要改的，不能通过。${ways}告诉${contact}${open === '' ? '。' : `，只开${open}，其余照旧。`}`;
  },
  certificate: (number: string) => `授权编号 ${number}`,
  wrong: '填写的内容有什么要改',
  told: '写给申请人',
  toldAfterPass: '通过之后写给申请人：汇款的办法',
} as const;
