import type { SubmitShopApplicationInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { mobileMessages } from '../rules/mobile.js';
import type { Upload } from '../rules/uploads.js';
import type { ReturnedShop } from './returned.js';
import { empty, type ShopApplicationFields } from './schema.js';

function uploaded(name: string, url: string): Upload {
  return { id: url, name, size: 1_258_291, status: 'done', url };
}

const files = {
  publication_license: [uploaded('出版物经营许可证.jpg', '/files/uploads/3f6c1b0e9d7a.jpg')],
  company_number_img: [uploaded('组织机构代码证.png', '/files/uploads/5d0a94c7be21.png')],
  tax_certificate: [uploaded('税务登记证.png', '/files/uploads/e27b81f3064c.png')],
  business_license: [uploaded('营业执照.jpg', '/files/uploads/8a2e5c4d1f60.jpg')],
  identity_card: [uploaded('身份证正面.jpg', '/files/uploads/b7d90c3e2a15.jpg')],
  identity_card_back: [uploaded('身份证反面.jpg', '/files/uploads/c1e84f6a0b92.jpg')],
};

const merged: ShopApplicationFields = {
  shop_platform: '1',
  shop_name: '郑州书香阁图书专营店',
  shop_url: 'https://shop.example.com/1007',
  province: '41',
  contact: '周晓',
  qq: '10000001',
  phone: '13800000005',
  phone_code: '042917',
  company_name: '郑州书香阁图书有限公司',
  company_number: '91350100M000100Y43',
  address: '河南省郑州市砚池街 12 号',
  intro: '我们在郑州经营图书零售。',
  is_merge: '1',
  ...files,
  company_number_img: [],
  tax_certificate: [],
  agreement_name: true,
};

/** What an application says and its correction says again. */
const told = {
  shop_platform: 1,
  shop_name: '郑州书香阁图书专营店',
  shop_url: 'https://shop.example.com/1007',
  province: 41,
  contact: '周晓',
  qq: '10000001',
  phone: '13800000005',
  company_name: '郑州书香阁图书有限公司',
  company_number: '91350100M000100Y43',
  address: '河南省郑州市砚池街 12 号',
  intro: '我们在郑州经营图书零售。',
  is_merge: 1,
} as const;

const payload: SubmitShopApplicationInput = {
  ...told,
  phone_code: '042917',
  agreement_name: 'authorization_agreement',
  publication_license: '/files/uploads/3f6c1b0e9d7a.jpg',
  business_license: '/files/uploads/8a2e5c4d1f60.jpg',
  identity_card: '/files/uploads/b7d90c3e2a15.jpg,/files/uploads/c1e84f6a0b92.jpg',
};

const separate: ShopApplicationFields = { ...merged, is_merge: '0', ...files };

/** The messages of the empty texts. */
const missing = {
  shop_platform: '请填写店铺平台',
  shop_name: '请填写店铺名称',
  shop_url: '请填写店铺链接',
  province: '请选择省份',
  contact: '请填写联系人',
  qq: '请填写qq号码',
  phone: '请填写电话号码',
  phone_code: '请填写手机验证码',
  company_name: '请填写公司名称',
  company_number: '请输入组织机构代码或18位统一社会信用代码',
  address: '请准确填写通讯地址，以确保能收到快递',
  intro: '公司简介至少输入50个字',
};
const notAgreed = { agreement_name: '请先阅读并同意授权协议' };

export const shopApplicationFixtures: FormFixtures<ShopApplicationFields, SubmitShopApplicationInput> = {
  valid: accepted(merged, payload, [
    ['a merged certificate (spec: B5 certificate merged, B3 shop application)'],
    [
      'separate certificates (spec: B5 certificate apart)',
      separate,
      {
        is_merge: 0,
        company_number_img: '/files/uploads/5d0a94c7be21.png',
        tax_certificate: '/files/uploads/e27b81f3064c.png',
      },
    ],
    [
      'blanks around the texts, an older code of nine characters, one side of the card',
      {
        shop_name: ' 郑州书香阁图书专营店　',
        shop_url: ' https://shop.example.com/1007',
        phone: '13800000005 ',
        company_number: ' d2143569-x ',
        identity_card_back: [],
      },
      { company_number: 'D2143569-X', identity_card: '/files/uploads/b7d90c3e2a15.jpg' },
    ],
    [
      'a link without scheme, and a code whose check character does not fit',
      { shop_url: 'shop.example.com/1007', company_number: '91350100M000100Y44' },
      { company_number: '91350100M000100Y44' },
    ],
    [
      'a short introduction, because 50 characters are only recommended (spec: B5 shop intro length, B9 shop intro)',
      { intro: '书' },
    ],
  ]),
  invalid: refused(merged, [
    [
      'nothing filled in (spec: B5 shop shop_platform, B5 shop shop_name, B5 shop shop_url, B5 shop province, B5 shop contact, B5 shop qq, B5 shop phone, B5 shop phone_code, B5 shop company_name, B5 shop company_number, B5 shop address, B5 shop intro, B5 shop is_merge)',
      empty,
      { ...missing, is_merge: '请选择是否三合一', ...notAgreed },
    ],
    [
      'separate certificates, none uploaded (spec: B5 certificate required)',
      { ...empty, is_merge: '0' },
      {
        ...missing,
        publication_license: '请上传文件',
        company_number_img: '请上传文件',
        tax_certificate: '请上传文件',
        business_license: '请上传文件',
        identity_card: '请上传文件',
        ...notAgreed,
      },
    ],
    [
      'a merged certificate, none uploaded',
      { publication_license: [], business_license: [], identity_card: [], identity_card_back: [] },
      {
        publication_license: '请上传文件',
        business_license: '请上传文件',
        identity_card: '请上传文件',
      },
    ],
    [
      'only blanks',
      { shop_name: '　', intro: ' \n', phone_code: ' ' },
      {
        shop_name: '请填写店铺名称',
        phone_code: '请填写手机验证码',
        intro: '公司简介至少输入50个字',
      },
    ],
    [
      'invalid formats (spec: B5 shop phone length)',
      { shop_url: 'ftp://shop.example.com', phone: '1380000000', phone_code: '0429' },
      {
        shop_url: '链接应以 http:// 或 https:// 开头',
        phone: '请输入11位电话号码',
        phone_code: '验证码为 6 位数字',
      },
    ],
    ['eleven digits that are not a mobile number', { phone: '23800000005' }, mobileMessages.format],
    [
      'texts over the maximum length',
      {
        shop_name: '店'.repeat(101),
        shop_url: `https://shop.example.com/${'a'.repeat(476)}`,
        contact: '人'.repeat(51),
        qq: '1'.repeat(21),
        company_name: '司'.repeat(101),
        company_number: 'A'.repeat(41),
        address: '街'.repeat(201),
        intro: '书'.repeat(5001),
      },
      {
        shop_name: '店铺名称最多100个字',
        shop_url: '店铺链接最多500个字',
        contact: '联系人姓名最多50个字',
        qq: 'QQ 号码最多20个字',
        company_name: '公司名称最多100个字',
        company_number: '公司代码最多40个字',
        address: '通讯地址最多200个字',
        intro: '公司简介最多5000个字',
      },
    ],
    [
      'certificates that are uploading or failed',
      {
        business_license: [{ ...uploaded('营业执照.jpg', ''), id: 'a', status: 'uploading' }],
        identity_card: [{ ...uploaded('身份证正面.jpg', ''), id: 'b', status: 'failed' }],
      },
      {
        business_license: '文件正在上传，请稍候',
        identity_card: '有文件没有传完，请重试或移除',
      },
    ],
  ]),
};

/** An application that was sent back because its licence was not legible. */
export const returnedShop: ReturnedShop = {
  queryCode: '7KXQ4MRW9TEB',
  application: {
    ...told,
    pass: 'c2hvcCBwYXNz',
    papers: (['publication_license', 'business_license', 'identity_card', 'identity_card_back'] as const).map(
      (paper) => ({ paper, url: `/files/uploads/${paper}.jpg?expires=1` }),
    ),
  },
  refused: [{ paper: 'business_license', reason: '照片不清晰' }],
  dataReason: '',
  by: '李敏，2026-11-25 14:21',
  fileUrl: drawnPaper,
};

/** A drawing instead of a file of the server. */
function drawnPaper(path: string): string {
  const title = path.includes('identity')
    ? '居民身份证'
    : path.includes('business')
      ? '营业执照'
      : '出版物经营许可证';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 300" width="420" height="300"><rect width="420" height="300" fill="#fdfaf3"/><rect x="18" y="18" width="384" height="264" fill="none" stroke="#b9a988" stroke-width="4"/><text x="210" y="96" font-size="36" text-anchor="middle" fill="#1e2227">${title}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
