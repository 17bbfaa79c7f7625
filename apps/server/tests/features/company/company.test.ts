import type { CompanyIntro } from '@inkstone/api/types';
import { describe, expect, it } from 'vitest';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

const nothing: CompanyIntro = {
  company_profile: { company_intro: '', company_intro_video: '' },
  management_ideas: [],
  company_achievement: [],
  company_culture: [],
  honor: [],
};

describe('getCompanyIntro', () => {
  it('is empty when nothing has been entered', async () => {
    expect(await server.ask('getCompanyIntro')).toEqual(nothing);
  });

  it('returns every part in the order of the editors, with URLs of the pictures (spec: B7 company_intro, B3 company data)', async () => {
    const settings = {
      company_profile: {
        company_intro: '<p>2006年创办。</p>',
        company_intro_video_key: 'public/videos/a.mp4',
      },
    };
    await insert(server.db, {
      company_ideas: [
        { title: '试做', idea: '先做再印。', image_key: '', sort: 2 },
        { title: '署名', idea: '有人署名。', image_key: 'public/company/1.svg', sort: 1 },
      ],
      company_achievements: { introduce: '实验室', achievement: '24所', image_key: 'public/company/2.svg' },
      settings: Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
      company_cultures: [
        { type: '制度', title: '勘误墙', intro: '装进玻璃框', image_key: 'public/company/4.svg', sort: 2 },
        { type: '精神', title: '以砚为田', intro: '日拱一卒', image_key: 'public/company/3.svg', sort: 1 },
      ],
      company_honors: { title: '绿色印刷', image_key: 'public/company/5.svg' },
    });
    expect(await server.ask('getCompanyIntro')).toEqual({
      company_profile: {
        company_intro: '<p>2006年创办。</p>',
        company_intro_video: '/files/public/videos/a.mp4',
      },
      management_ideas: [
        { title: '署名', image: '/files/public/company/1.svg', idea: '有人署名。' },
        { title: '试做', image: '', idea: '先做再印。' },
      ],
      company_achievement: [
        { introduce: '实验室', achievement: '24所', image: '/files/public/company/2.svg' },
      ],
      company_culture: [
        { type: '精神', title: '以砚为田', intro: '日拱一卒', image: '/files/public/company/3.svg' },
        { type: '制度', title: '勘误墙', intro: '装进玻璃框', image: '/files/public/company/4.svg' },
      ],
      honor: [{ title: '绿色印刷', image: '/files/public/company/5.svg' }],
    });
  });

  it('treats a setting with an unexpected shape as empty', async () => {
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify(['x']) })
      .where('key', '=', 'company_profile')
      .execute();
    expect(await server.ask('getCompanyIntro')).toMatchObject({
      company_profile: nothing.company_profile,
    });
  });
});

describe('the other pages of the company', () => {
  it('getHistory returns the years in order (spec: B7 history)', async () => {
    const entry = { title: '题', intro: '文', image_key: 'public/company/h.svg' };
    await insert(server.db, {
      history_entries: [
        { ...entry, year: '2026', sort: 2 },
        { ...entry, year: '2006', sort: 1 },
      ],
    });
    expect(await server.ask('getHistory')).toEqual(
      ['2006', '2026'].map((year) => ({
        year,
        title: '题',
        intro: '文',
        image: '/files/public/company/h.svg',
      })),
    );
  });

  it('getAddressCards returns the places for the map', async () => {
    await insert(server.db, {
      address_cards: {
        company: '总部',
        tel: '010-0000',
        address: '砚池街6号',
        image_key: '',
        image_focus: '43% 50%',
        metro: '步行 6 分钟：海棠路站 B 口出：右转。',
        car: '院门在路北。',
        longitude: 116.3155,
        latitude: 39.9425,
      },
    });
    expect(await server.ask('getAddressCards')).toEqual([
      {
        company: '总部',
        tel: '010-0000',
        address: '砚池街6号',
        image: '',
        image_focus: '43% 50%',
        ways: [
          { kind: 'metro', duration: '步行 6 分钟', route: '海棠路站 B 口出：右转。' },
          { kind: 'car', duration: '', route: '院门在路北。' },
        ],
        longitude: 116.3155,
        latitude: 39.9425,
      },
    ]);
  });

  it('getDistrictAgentPhones returns a phone number for each district', async () => {
    await insert(server.db, {
      district_agents: [
        { title: '浙江', tel: '0571-0000', sort: 2 },
        { title: '北京', tel: '010-0000', sort: 1 },
      ],
    });
    expect(await server.ask('getDistrictAgentPhones')).toEqual([
      { title: '北京', tel: '010-0000' },
      { title: '浙江', tel: '0571-0000' },
    ]);
  });

  it('getTeacherCards returns the cards of the hub page', async () => {
    const card = { descr: '说明', url: '/layout/list/research', button_text: '查看' };
    await insert(server.db, {
      teacher_cards: ['三', '一', '二'].map((title, index) => ({
        ...card,
        title,
        sort: [3, 1, 2][index] ?? 0,
      })),
    });
    expect(await server.ask('getTeacherCards')).toEqual(
      ['一', '二', '三'].map((title) => ({ title, ...card })),
    );
  });
});
