import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

describe('site configuration', () => {
  it('getMenu returns two levels in order (spec: A7 config column)', async () => {
    const menu = await server.ask('getMenu');
    expect(menu.map((item) => item.title)).toEqual(['首页', '图书资源', '查大学']);
    expect(menu[1]?.children.map((item) => item.title)).toEqual(['高中图书', '初中图书']);
  });

  it('getSiteConfig returns only the public texts, empty when not entered', async () => {
    const config = await server.ask('getSiteConfig');
    expect(config).toMatchObject({
      copyright: '© 砚田教育',
      icp: '',
      home_dialog: '',
      top_logo: '/files/public/site/logo.svg',
      top_logo_night: '/files/public/site/logo-night.svg',
    });
    expect(config).not.toHaveProperty('internal_note');
  });

  it('listSlides returns the slides of a column in order', async () => {
    const slides = await server.ask('listSlides', { query: { column_id: '17' } });
    expect(slides.map((slide) => [slide.title, slide.image, slide.image_focus, slide.extend])).toEqual([
      ['第一幅', '/files/public/slides/1.webp', '97% 50%', '/layout/list/home'],
      ['第二幅', '/files/public/slides/2.webp', undefined, ''],
    ]);
    expect(await server.ask('listSlides', { query: { column_id: '33' } })).toEqual([]);
  });

  it('getFloatingConfig returns the shops of the footer', async () => {
    expect(await server.ask('getFloatingConfig')).toEqual({
      service_qrcode: '/files/public/site/service.png',
      direct_store: [
        { platform: '天猫', image: '/files/public/stores/t.png', url: 'https://shop.example.cn' },
      ],
    });
  });

  it('getAgreement returns the text, or a refusal when there is none yet', async () => {
    const query = (name: string) => ({ query: { name } });
    expect(await server.ask('getAgreement', query('user_agreement'))).toEqual({
      name: 'user_agreement',
      title: '用户协议',
      value: '<p>欢迎。</p>',
    });
    expect(await server.call('getAgreement', query('privacy_agreement'))).toMatchObject({
      code: 404,
      msg: '该协议尚未发布',
    });
    expect(await server.call('getAgreement', query('other'))).toMatchObject({
      code: 400,
      msg: '没有这个协议',
    });
  });

  it('getHomeComprehensive returns the cards, the three entrances and the special subject (spec: A7 home_comprehensive)', async () => {
    const home = await server.ask('getHomeComprehensive');
    expect(home.cards).toEqual([{ title: '增值服务', descr: '随书可取', url: '/layout/list/addedServices' }]);
    expect(home.stages).toEqual([
      {
        id: 9,
        name: '高中',
        book_count: 3,
        categories: [
          { id: 17, name: '原创试卷' },
          { id: 19, name: '同步' },
        ],
      },
      { id: 10, name: '初中', book_count: 1, categories: [{ id: 19, name: '同步' }] },
      { id: 7, name: '小学', book_count: 1, categories: [{ id: 19, name: '同步' }] },
    ]);
    expect(home.special).toMatchObject({
      title: '命题公开课',
      descr: '从考点到课堂。',
      url: '/layout/list/specialSubject',
    });
  });
});
