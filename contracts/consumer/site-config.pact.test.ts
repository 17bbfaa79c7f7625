import { MatchersV3 } from '@pact-foundation/pact';

import { file, focus, invalid, refusal, success } from './answers.js';
import { get } from './exchange.js';
import { read, thereIsABook } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const setUp = 'the site is set up';

const entry = { id: integer(6), title: string('高中图书'), type: integer(1), sort: integer(1) };

get('getMenu (spec: A7 config column)', '/api/config/column', [
  read(setUp, MatchersV3.arrayContaining({ ...entry, id: 1, children: eachLike(entry) })),
]);

get(
  'getSiteConfig (spec: A7 config config, B7 site configuration, A3 configuration, B3 site configuration)',
  '/api/config/config',
  [
    read(setUp, {
      copyright: string('© 2026 砚田教育'),
      icp: string('京ICP备00000000号'),
      public_security_record: string('京公网安备 00000000000000号'),
      statement: string('本站内容仅供教学与学习使用'),
      support: string('技术支持：砚田教育信息部'),
      top_logo: string(''),
      top_logo_night: string(''),
      home_dialog: string('欢迎来到砚田教育。'),
      special_subject_image: file('/files/public/site/special-subject.webp'),
      special_subject_text: string('名师专题讲座，从考点到课堂。'),
      special_subject_cloud_image: file('/files/public/site/supporters.webp'),
      official_accounts_qrcode: file('/files/public/site/official-account.webp'),
      genuine_verification_oa_qrcode_descr: string('扫码关注公众号，随时查验正版'),
    }),
  ],
);

get('listSlides (spec: A7 config slideshow, A3 slideshow item)', '/api/config/slideshow', [
  [
    'of a section that has slides',
    { column_id: 17 },
    [['a section has a slide', { column_id: 17 }]],
    success(
      eachLike({
        id: integer(3),
        image: file('/files/public/slides/3.webp'),
        image_focus: focus,
        extend: string('/layout/list/addedServices'),
        title: string('新书上架'),
      }),
    ),
  ],
  ['of an invalid section', { column_id: -1 }, [], invalid('column_id', '栏目编号有误')],
]);

get('getFloatingConfig (spec: A7 config floating, A3 floating configuration)', '/api/config/floating', [
  read(setUp, {
    service_qrcode: string('/files/public/site/service.webp'),
    direct_store: eachLike({
      platform: string('天猫旗舰店'),
      image: file('/files/public/stores/tmall.webp'),
      url: string('https://shop.example.cn/tmall'),
    }),
  }),
]);

function published(name: 'user_agreement' | 'privacy_agreement') {
  const answer = { name, title: string('用户协议'), value: string('<p>欢迎使用。</p>') };
  return [
    `of the name ${name}`,
    { name },
    [['an agreement is published', { name }]],
    success(answer),
  ] as const;
}

get('getAgreement (spec: A7 config agreement, B7 agreement)', '/api/config/agreement', [
  published('user_agreement'),
  published('privacy_agreement'),
  [
    'with an invalid name',
    { name: 'cookie_agreement' as 'user_agreement' },
    [],
    invalid('name', '没有这个协议'),
  ],
  [
    'that is not published',
    { name: 'privacy_agreement' },
    [['an agreement is not published', { name: 'privacy_agreement' }]],
    refusal(404, '该协议尚未发布'),
  ],
]);

get('getHomeComprehensive (spec: A7 home_comprehensive)', '/api/common/home_comprehensive', [
  [
    '',
    {},
    [setUp, thereIsABook],
    success({
      cards: eachLike({
        title: string('增值服务'),
        descr: string('随书可取'),
        url: string('/layout/list/addedServices'),
      }),
      stages: MatchersV3.arrayContaining({
        id: 9,
        name: string('高中'),
        book_count: integer(1),
        categories: eachLike({ id: integer(17), name: string('原创试卷') }),
      }),
      special: {
        title: string('名师专题讲座'),
        descr: string('从考点到课堂'),
        image: string(''),
        url: string('/layout/list/specialSubject'),
      },
    }),
  ],
]);
