import type { Picture } from '../articles/build-articles.js';

/** The three cards of the home page and the three of the teachers' page. */
export const highlightCards = [
  {
    title: '正版查验',
    descr: '刮开防伪涂层，输入十六位刮刮码，三秒知道真假。',
    url: '/layout/list/testAndVerify',
  },
  {
    title: '图书纠错',
    descr: '发现疏漏请拍照告诉我们，两个工作日内答复并更新勘误表。',
    url: '/layout/list/bookCorrection',
  },
  {
    title: '官方店铺',
    descr: '天猫、京东、拼多多等平台的授权网店，编号可查，售后有保障。',
    url: '/layout/list/authorizedOnlineShop',
  },
];

export const teacherCards = [
  {
    title: '教研项目',
    descr: '三十二项课题面向一线教师开放，从问题出发，以课例收尾。',
    url: '/layout/list/research',
    button_text: '查看课题',
  },
  {
    title: '教学活动',
    descr: '命题工作坊、同课异构、读书沙龙，线上线下同步报名。',
    url: '/layout/list/teachingActivities',
    button_text: '我要报名',
  },
  {
    title: '样书申请',
    descr: '教研组长可为本校申请电子样书，乡村学校可申请图书捐赠。',
    url: '/layout/list/bookDonation',
    button_text: '去申请',
  },
];

export const directStores = [
  { platform: '天猫旗舰店', url: 'https://example.com/tmall/yantian', mark: '天猫' },
  { platform: '京东自营店', url: 'https://example.com/jd/yantian', mark: '京东' },
  { platform: '拼多多官方店', url: 'https://example.com/pdd/yantian', mark: '拼多多' },
  { platform: '抖音商城', url: 'https://example.com/douyin/yantian', mark: '抖音' },
  { platform: '当当旗舰店', url: 'https://example.com/dangdang/yantian', mark: '当当' },
  { platform: '微信小店', url: 'https://example.com/weixin/yantian', mark: '微信' },
];

function storeKey(index: number): string {
  return `public/platforms/direct-${String(index + 1)}.svg`;
}

export function directStoreRows(): Record<string, unknown>[] {
  return directStores.map(({ platform, url }, index) => ({
    id: index + 1,
    platform,
    url,
    image_key: storeKey(index),
    sort: index + 1,
  }));
}

export function directStorePictures(): Picture[] {
  return directStores.map(({ mark }, index) => ({
    key: storeKey(index),
    spec: { kind: 'platform', title: mark, seed: 40 + index },
  }));
}
