/** A thing to have at hand before the form is begun. */
export interface Paper {
  id: string;
  title: string;
  note: string;
  /** Number of pictures: 1 张. */
  count?: string;
}

const LICENSE: Record<'0' | '1', Paper> = {
  '1': { id: 'business_license', title: '营业执照', note: '已合一，加载统一社会信用代码', count: '1 张' },
  '0': { id: 'business_license', title: '营业执照', note: '副本即可', count: '1 张' },
};

const SEPARATE: readonly Paper[] = [
  { id: 'company_number_img', title: '组织机构代码证', note: '在有效期内', count: '1 张' },
  { id: 'tax_certificate', title: '税务登记证', note: '在有效期内', count: '1 张' },
];

const ALWAYS: readonly Paper[] = [
  { id: 'publication_license', title: '出版物经营许可证', note: '在有效期内', count: '1 张' },
  { id: 'identity_card', title: '身份证', note: '法定代表人，人像面与国徽面', count: '最多 2 张' },
  { id: 'shop_url', title: '店铺链接', note: 'http 或 https 开头' },
  { id: 'company_number', title: '统一社会信用代码', note: '18 位；或 9 位组织机构代码' },
  { id: 'phone', title: '能收验证码的手机', note: '审核时也会打这个电话' },
  { id: 'intro', title: '公司简介与通讯地址', note: '简介约 50 个字；地址要能收快递' },
];

/** What has to be ready, by whether the three certificates are merged (Spec B 5). */
export function papersOf(merged: '0' | '1'): readonly Paper[] {
  return [LICENSE[merged], ...(merged === '0' ? SEPARATE : []), ...ALWAYS];
}
