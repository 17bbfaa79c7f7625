/** Spec B 2.4, 4 and 5. */
export const shopApplicationMessages = {
  groups: { shop: '店铺', person: '联系人', company: '公司' },

  shop_platform: {
    label: '店铺平台',
    placeholder: '请选择店铺平台',
    missing: '请填写店铺平台',
    invalid: '没有这个店铺平台',
  },
  shop_name: { label: '店铺名称', missing: '请填写店铺名称', note: '与平台上显示的一字不差。' },
  shop_url: {
    label: '店铺链接',
    missing: '请填写店铺链接',
    placeholder: 'https://',
    note: '打开店铺首页，从浏览器的地址栏复制。',
  },
  province: {
    label: '所在省份',
    placeholder: '请选择省份',
    missing: '请选择省份',
    invalid: '没有这个省份',
  },

  contact: { label: '联系人姓名', missing: '请填写联系人' },
  qq: { label: 'QQ 号码', missing: '请填写qq号码' },
  phone: { label: '手机号码', missing: '请填写电话号码', note: '审核时也会打这个电话。' },
  phone_code: { label: '手机验证码', missing: '请填写手机验证码' },

  company_name: {
    label: '公司名称',
    missing: '请填写公司名称',
    note: '授权证书上印的就是这一行，请照营业执照写全。',
  },
  company_number: {
    label: '公司代码',
    note: '统一社会信用代码，18 位；没有换证的写组织机构代码，9 位。',
    doubtful: '与通常的 9 位或 18 位代码不符，请再核对一遍；确认无误可以继续',
  },
  address: {
    label: '通讯地址',
    missing: '请准确填写通讯地址，以确保能收到快递',
    placeholder: '省、市、区、街道、门牌',
    note: '纸质协议寄到这里。',
  },
  intro: {
    label: '公司简介',
    missing: '公司简介至少输入50个字',
    placeholder: '开店几年，主要卖什么书',
    note: '建议不少于 50 个字。',
    counter: (count: number) => (count < 50 ? `${String(count)} / 50` : `${String(count)} 字`),
  },

  certificates: '证件',
  album: '照着每格里的轮廓拍：四边都在框里，字看得清，不反光。\njpg、jpeg、png、gif，每张 5\u00a0MB 以内。',
  is_merge: {
    label: '是否三合一',
    missing: '请选择是否三合一',
    note: '改选另一项，已放进相册的照片会清空，会先问您。',
    question: {
      words: '改选之后，已上传的证件会全部清空，需要按新的选择重新上传。是否改选？',
      declined: '已取消操作',
      tone: 'danger',
      confirmLabel: '改选并清空',
      cancelLabel: '不改',
    },
    merged: { label: '是', description: '营业执照、组织机构代码证、税务登记证合为一证' },
    separate: { label: '否', description: '三证各为一证，分别上传' },
  },
  cleared: '已清空先前上传的证件，请按新的选择重新上传',
  file: '请上传文件',
  publication_license: { label: '出版物经营许可证' },
  company_number_img: { label: '组织机构代码证' },
  tax_certificate: { label: '税务登记证' },
  business_license: { label: '营业执照' },
  identity_card: { label: '身份证 人像面' },
  identity_card_back: { label: '身份证 国徽面' },

  agreement_name: {
    agree: '我已阅读并同意',
    title: '授权协议',
    missing: '请先阅读并同意授权协议',
  },
  submit: '提交申请',
  verified: '已验证',
  returned: {
    submit: '重新提交',
    missing: (labels: readonly string[]) =>
      labels.length === 1 ? `拍好${labels.join('')}，再提交` : `拍好 ${String(labels.length)} 张，再提交`,
    kept: '这些都留着。改了别处，只重看那一处。',
    others: '其余证照',
    data: '填写的内容',
    hints: ['平放，四角都在画面里', '关掉闪光灯，避开反光', '看得清小字与印章，再交'],
    types: 'jpg、jpeg、png、gif，5\u00a0MB 以内',
    elsewhere: '换一台设备也行：输入查询码，收短信验证码，接着来。',
  },
  kept: '已暂存在这台设备上，照片除外',
  left: (count: number) => (count === 0 ? '都填好了' : `还差 ${String(count)} 项`),
} as const;
