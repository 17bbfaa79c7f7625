import { MatchersV3 } from '@pact-foundation/pact';
import type { Agreement } from '@inkstone/api/types';
import { describe, expect, it } from 'vitest';

import { file, invalid, refusal, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';

const { eachLike, integer, string } = MatchersV3;

const setUp = ['the site is set up', {}] as const;

describe('getMenu (spec: A7 config column)', () => {
  it('returns parents with their children', async () => {
    const entry = { id: integer(6), title: string('高中图书'), type: integer(1), sort: integer(1) };
    const { data } = await getSucceeds(
      '/api/config/column',
      {},
      {
        when: 'getMenu',
        given: [[...setUp]],
        // The first entry is home, which has no children, so only one of the entries has to have some.
        answer: success(MatchersV3.arrayContaining({ ...entry, id: 1, children: eachLike(entry) })),
      },
    );
    expect(data[0]?.children[0]?.title).toBe('高中图书');
  });
});

describe('getSiteConfig (spec: A7 config config, B7 site configuration, A3 configuration, B3 site configuration)', () => {
  it('returns the texts of the footer and of the first visit', async () => {
    const { data } = await getSucceeds(
      '/api/config/config',
      {},
      {
        when: 'getSiteConfig',
        given: [[...setUp]],
        answer: success({
          copyright: string('© 2026 砚田教育'),
          icp: string('京ICP备00000000号'),
          public_security_record: string('京公网安备 00000000000000号'),
          statement: string('本站内容仅供教学与学习使用'),
          support: string('技术支持：砚田教育信息部'),
          top_logo: string(''),
          home_dialog: string('欢迎来到砚田教育。'),
          special_subject_image: file('/files/public/site/special-subject.webp'),
          special_subject_text: string('名师专题讲座，从考点到课堂。'),
          special_subject_cloud_image: file('/files/public/site/supporters.webp'),
          official_accounts_qrcode: file('/files/public/site/official-account.webp'),
          genuine_verification_oa_qrcode_descr: string('扫码关注公众号，随时查验正版'),
        }),
      },
    );
    expect(data.copyright).toBe('© 2026 砚田教育');
  });
});

describe('listSlides (spec: A7 config slideshow, A3 slideshow item)', () => {
  it("returns a section's pictures with their links", async () => {
    const { data } = await getSucceeds(
      '/api/config/slideshow',
      { column_id: 17 },
      {
        when: 'listSlides of a section that has slides',
        given: [['a section has a slide', { column_id: 17 }]],
        answer: success(
          eachLike({
            id: integer(3),
            image: file('/files/public/slides/3.webp'),
            extend: string('/layout/list/addedServices'),
            title: string('新书上架'),
          }),
        ),
      },
    );
    expect(data[0]?.title).toBe('新书上架');
  });

  it('is refused for an invalid section', async () => {
    await getRefused(
      '/api/config/slideshow',
      { column_id: -1 },
      {
        when: 'listSlides of an invalid section',
        given: [['nobody is logged in', {}]],
        refusal: invalid('column_id', '栏目编号有误'),
      },
    );
  });
});

describe('getFloatingConfig (spec: A7 config floating, A3 floating configuration)', () => {
  it('returns the official shops', async () => {
    const { data } = await getSucceeds(
      '/api/config/floating',
      {},
      {
        when: 'getFloatingConfig',
        given: [[...setUp]],
        answer: success({
          service_qrcode: string('/files/public/site/service.webp'),
          direct_store: eachLike({
            platform: string('天猫旗舰店'),
            image: file('/files/public/stores/tmall.webp'),
            url: string('https://shop.example.cn/tmall'),
          }),
        }),
      },
    );
    expect(data.direct_store[0]?.platform).toBe('天猫旗舰店');
  });
});

describe('getAgreement (spec: A7 config agreement, B7 agreement)', () => {
  it.each(['user_agreement', 'privacy_agreement'] as const)(
    'returns the text of %s as HTML',
    async (name) => {
      const { data } = await getSucceeds(
        '/api/config/agreement',
        { name },
        {
          when: `getAgreement of the name ${name}`,
          given: [['an agreement is published', { name }]],
          answer: success({
            name,
            title: string('用户协议'),
            value: string('<p>欢迎使用。</p>'),
          }),
        },
      );
      expect(data.value).toBe('<p>欢迎使用。</p>');
    },
  );

  it('is refused for an invalid name', async () => {
    const name = 'cookie_agreement' as string;
    await getRefused(
      '/api/config/agreement',
      { name: name as Agreement['name'] },
      {
        when: 'getAgreement with an invalid name',
        given: [['nobody is logged in', {}]],
        refusal: invalid('name', '没有这个协议'),
      },
    );
  });

  it('is refused while it is not published', async () => {
    await getRefused(
      '/api/config/agreement',
      { name: 'privacy_agreement' },
      {
        when: 'getAgreement that is not published',
        given: [['an agreement is not published', { name: 'privacy_agreement' }]],
        refusal: refusal(404, '该协议尚未发布'),
      },
    );
  });
});

describe('getHomeComprehensive (spec: A7 home_comprehensive)', () => {
  it('returns cards, stages and the special subject', async () => {
    const { data } = await getSucceeds(
      '/api/common/home_comprehensive',
      {},
      {
        when: 'getHomeComprehensive',
        given: [[...setUp], ['there is a book', { book_id: 128 }]],
        answer: success({
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
      },
    );
    expect(data.stages[0]?.categories).toEqual([{ id: 17, name: '原创试卷' }]);
  });
});
