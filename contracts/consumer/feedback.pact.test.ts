import { fromState, invalid, success, tooOften } from './answers.js';
import { post } from './exchange.js';
import { expired, loggedIn } from './rows.js';

const tooMany = ['the caller has done this too often', { what: 'submission' }] as const;
const thereArePictures = 'pictures were uploaded';

const pictures = '/files/uploads/picture_1.jpg,/files/uploads/picture_2.jpg';
const feedback = {
  type: 2,
  book_name: '高考数学总复习',
  subject: '数学',
  descr: '希望增加函数部分的分层练习。',
  images: fromState('${picture_1},${picture_2}', pictures),
  email: 'reader@example.com',
} as const;
const correction = {
  ...feedback,
  type: 1,
  book_number: '978-7-0000-0000-0',
  page_number: '47',
  question_number: '9',
  edition_year: '2026',
  edition_month: '6',
  edition_version: '2',
  print_batch: '5',
} as const;

post('submitBookFeedback (spec: B7 feedback correction, B7 feedback feedback)', '/api/common/book_feedback', [
  ['of a correction', correction, ['nobody is logged in', thereArePictures], success(null, '提交成功')],
  ['of a logged-in user', feedback, [loggedIn, thereArePictures], success(null, '提交成功')],
  [
    'of a correction without a year',
    { ...correction, edition_year: '  ', images: pictures },
    [],
    invalid('edition_year', '请填写年份'),
  ],
  ['after too many forms', feedback, [tooMany, thereArePictures], tooOften('操作太频繁，请在10分钟后再试')],
  expired(feedback, thereArePictures),
]);

const donation = {
  unit_name: '砚山县第三小学',
  province_city: '云南省文山州',
  address: '砚山县书院路 8 号',
  contacts: '杨老师',
  phone: '13800000006',
  explain: '三至六年级语文、数学练习册各 120 册。',
};

post('submitBookDonation (spec: B7 book_donate)', '/api/common/book_donate', [
  ['of a visitor', donation, [], success(null, '提交成功')],
  ['of a logged-in user', donation, [loggedIn], success(null, '提交成功')],
  [
    'without a name',
    { ...donation, unit_name: '' },
    [],
    invalid('unit_name', '请填写申请捐赠单位的准确名称'),
  ],
  ['after too many forms', donation, [tooMany], tooOften('操作太频繁，请在10分钟后再试')],
  expired(donation),
]);
