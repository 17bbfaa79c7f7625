import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { empty, type BookDonationFields } from './schema.js';

const complete: BookDonationFields = {
  unit_name: '砚山县第三小学',
  province_city: { province: '云南省', city: '文山州' },
  address: '砚山县书院路 8 号',
  contacts: '杨老师',
  phone: '0876-3120000',
  explain: '三至六年级语文、数学练习册各 120 册。',
};

const payload: SubmitBookDonationInput = { ...complete, province_city: '云南省文山州' };

export const bookDonationFixtures: FormFixtures<BookDonationFields, SubmitBookDonationInput> = {
  valid: accepted(complete, payload, [
    ['a school (spec: B3 donation)'],
    [
      'blanks around the texts, in a municipality',
      { unit_name: ' 砚山县第三小学　', province_city: { province: '北京市', city: '北京市' } },
      { province_city: '北京市' },
    ],
    ['a landline number, because formats are not checked', { phone: '转 8012' }],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 donation unit_name, B5 donation province_city, B5 donation address, B5 donation contacts, B5 donation phone, B5 donation explain)',
      empty,
      {
        unit_name: '请填写申请捐赠单位的准确名称',
        province_city: '点击下拉列表选择省、市',
        address: '请填写申请单位详细地址',
        contacts: '请填写联系人姓名',
        phone: '请准确填写联系人电话信息',
        explain: '请填写捐赠需求说明',
      },
    ],
    [
      'only blanks',
      { contacts: '　', explain: ' \n' },
      { contacts: '请填写联系人姓名', explain: '请填写捐赠需求说明' },
    ],
    [
      'a province without its city',
      { province_city: { province: '云南省', city: '' } },
      '点击下拉列表选择省、市',
    ],
    [
      'texts over the maximum length',
      {
        unit_name: '校'.repeat(101),
        address: '路'.repeat(201),
        contacts: '杨'.repeat(51),
        phone: '0'.repeat(51),
        explain: '册'.repeat(2001),
      },
      {
        unit_name: '单位名称最多100个字',
        address: '详细地址最多200个字',
        contacts: '联系人姓名最多50个字',
        phone: '联系人电话最多50个字',
        explain: '捐赠需求说明最多2000个字',
      },
    ],
  ]),
};
