import type { Picture } from '../articles/build-articles.js';
import { columns } from '../articles/article.js';

/** Pictures of settings; settings store file keys, the server sends URLs. */
const pictures = {
  topLogo: 'public/site/logo.svg',
  specialImage: 'public/site/special.svg',
  specialCloud: 'public/site/special-units.svg',
  accountsQrcode: 'public/site/official-account.svg',
  serviceQrcode: 'public/site/service.svg',
  verificationQrcode: 'public/site/verification-account.svg',
} as const;

/** The logo: a seal and the name, in the serif fonts of the visitor's system. */
export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 232 64" width="232" height="64" role="img" aria-label="砚田教育">' +
  '<title>砚田教育</title><rect x="4" y="6" width="52" height="52" rx="6" fill="#B4362D"/>' +
  '<text x="30" y="44" font-family="Source Han Serif SC,Noto Serif CJK SC,Songti SC,STSong,serif" font-size="36" font-weight="700" text-anchor="middle" fill="#FBF8F3">砚</text>' +
  '<text x="72" y="38" font-family="Source Han Serif SC,Noto Serif CJK SC,Songti SC,STSong,serif" font-size="34" font-weight="700" letter-spacing="4" fill="#1E2227">砚田教育</text>' +
  '<text x="74" y="57" font-family="PingFang SC,Noto Sans CJK SC,Microsoft YaHei,sans-serif" font-size="12.5" letter-spacing="4" fill="#6B7079">中小学教辅与试卷</text></svg>';

export const logoKey = pictures.topLogo;

export function settingPictures(): Picture[] {
  return [
    {
      key: pictures.specialImage,
      spec: { kind: 'correctedManuscript', title: '一页改稿：第一问划去，改为请学生去量影子', seed: 901 },
    },
    {
      key: pictures.specialCloud,
      spec: { kind: 'supportingUnits', title: '命题公开课的支持单位', seed: 902 },
    },
    {
      key: pictures.accountsQrcode,
      spec: qrcode('砚田教育公众号', 'https://example.com/yantian/official-account', 903),
    },
    { key: pictures.serviceQrcode, spec: qrcode('在线客服', 'https://example.com/yantian/service', 904) },
    {
      key: pictures.verificationQrcode,
      spec: qrcode('正版查验服务号', 'https://example.com/yantian/verify', 905),
    },
  ];
}

function qrcode(title: string, subtitle: string, seed: number): Picture['spec'] {
  return { kind: 'qrcode', title, subtitle, seed };
}

export const settings: Readonly<Record<string, unknown>> = {
  copyright: 'Copyright © 2006—2026 砚田教育出版有限公司　版权所有',
  icp: '示例ICP备00000000号',
  public_security_record: '示例公网安备 00000000000000号',
  statement: '本站为演示站点，砚田教育为虚构的出版机构；站内示例内容未经许可不得用于商业用途。',
  support: '技术支持：砚田教育数字出版中心　服务热线 010-00000400',
  top_logo: pictures.topLogo,
  home_dialog:
    '欢迎来到砚田教育。注册后可以下载试卷与图书配套资源、收藏内容、观看名师公开课；老师还能报名教研活动，为学校申请样书。',
  service_qrcode: pictures.serviceQrcode,
  official_accounts_qrcode: pictures.accountsQrcode,
  official_accounts_descr: '关注“砚田教育”公众号，每周三更新一套小卷',
  genuine_verification_oa_qrcode: pictures.verificationQrcode,
  genuine_verification_oa_qrcode_descr: '扫码关注“砚田正版服务”，以后翻开书就能扫码查验',
  special_subject_title: '好题目是怎样长出来的：命题公开课',
  special_subject_text:
    '一道题从一个念头到印进书里，要经过选材、设问、试做、改稿、定稿五道关。我们请来六位命题人，每人讲一道自己最得意、也改得最苦的题。课程面向所有教师和对“题目为什么这样问”感到好奇的学生，登录后可以观看全部回放。',
  special_subject_image: pictures.specialImage,
  special_subject_cloud_image: pictures.specialCloud,
  special_subject_column_id: String(columns.replays),
  special_subject_url: '/layout/list/specialSubject',
};

export function settingRows(extra: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Object.entries({ ...settings, ...extra }).map(([key, value]) => ({ key, value }));
}
