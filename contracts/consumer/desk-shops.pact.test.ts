import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, notEmpty, positive, refusal, seconds, success } from './answers.js';
import { post } from './exchange.js';
import { atDesk, needsOperator, otherRole } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const onlyReviewers = '这件事只有“审核”能办';
const shop = ['a shop waits at the desk', { id: 12 }] as const;

post('getDeskShop', '/api/desk/shop', [
  [
    '',
    { id: 12 },
    [atDesk, shop],
    success({
      id: 12,
      query_code: notEmpty('7KXQ4MRW9TEB'),
      status: 1,
      round: positive(1),
      create_time: seconds(1788192000),
      shop_name: notEmpty('西山书房图书专营店'),
      shop_url: notEmpty('https://shop.example.cn/1'),
      platform: notEmpty('天猫'),
      province: notEmpty('北京市'),
      company_name: notEmpty('北京西山书房图书有限公司'),
      company_number: notEmpty('91000000MA00YANT38'),
      address: notEmpty('砚池街 6 号'),
      intro: notEmpty('我们在北京经营图书零售。'),
      contact: notEmpty('周晓'),
      phone: notEmpty('13800000005'),
      qq: notEmpty('10000001'),
      is_merge: integer(1),
      assigned_to: string(''),
      certificate_number: string(''),
      has_account: integer(0),
      papers: eachLike({
        paper: notEmpty('business_license'),
        url: file('/files/uploads/b.jpg'),
        is_new: integer(0),
        reason: string(''),
      }),
      acts: eachLike({ create_time: seconds(1788192000), text: notEmpty('申请人交来') }),
    }),
  ],
  ['that is gone', { id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  ['without an id', { id: '' }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ id: 12 }, onlyReviewers),
  ...needsOperator({ id: 12 }),
]);

const sentBack = {
  id: 12,
  seen: 1 as const,
  round: 1,
  act: 'reject' as const,
  papers: [{ paper: 'business_license' as const, reason: '照片不清晰' }],
  note: '公司名称请照执照写全',
};

post('decideDeskShop', '/api/desk/decide_shop', [
  ['that waits', sentBack, [atDesk, shop], success(null, '已改为：已退回')],
  [
    'that is handed on',
    { id: 12, seen: 1, round: 1, act: 'assign', to: '李敏' },
    [atDesk, shop],
    success(null, '已改为：资质审核'),
  ],
  [
    'that somebody else has passed',
    sentBack,
    [atDesk, shop, ['somebody else has passed a shop', { id: 12 }]],
    refusal(409, '苏晴 11-25 14:19 已经把它改为待汇保证金'),
  ],
  [
    'without saying to whom it is handed on',
    { id: 12, seen: 1, round: 1, act: 'assign', to: '' },
    [atDesk, shop],
    invalid('to', '请写明转给谁'),
  ],
  ['that is gone', { ...sentBack, id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  otherRole(sentBack, onlyReviewers),
  ...needsOperator(sentBack),
]);
