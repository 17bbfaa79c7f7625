import { expect, it } from 'vitest';
import { png } from '../fixtures/files.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';

const site = useLoadingSite();

const folder: Folder = {
  'site.csv': '编号,文字,图片,正文\nicp,某ICP备1号,,\ntop_logo,,logo.png,\ncompany_profile,,,我们出书。\n',
  'agreements/user.md': '---\n编号: user_agreement\n标题: 用户协议\n---\n欢迎。\n',
  'slides.csv':
    '编号,栏目,标题,图片,图片焦点,链接\nb,首页,第二,logo.png,97 50,/layout/home\na,首页,第一,logo.png,,\n',
  'highlight-cards.csv': '编号,标题,说明,链接\nh,查验,说明,/layout/list/testAndVerify\n',
  'teacher-cards.csv': '编号,标题,说明,链接,按钮\nt,项目,说明,https://example.cn,去看\n',
  'direct-stores.csv': '编号,名称,图片,网址\nd,天猫,logo.png,https://example.cn\n',
  'company-cultures.csv': '编号,类别,标题,说明,图片\nc,理念,题,文,logo.png\n',
  'company-ideas.csv': '编号,标题,说明,图片\ni,署名,有人署名。,logo.png\n',
  'company-achievements.csv': '编号,数字,说明,图片\na,24所,实验室,logo.png\n',
  'company-honours.csv': '编号,标题,图片\nh,奖,logo.png\n',
  'company-history.csv': '编号,年份,标题,说明,图片\nh,2006,创办,文,logo.png\n',
  'company-addresses.csv': '编号,名称,电话,地址,图片,经度,纬度\na,总部,010-1,路 1 号,logo.png,116.40,39.9\n',
  'logo.png': png,
};

async function shown() {
  const { ask, call } = site.server;
  const config = await ask('getSiteConfig');
  const slides = await ask('listSlides', { query: { column_id: '17' } });
  const agreement = await call('getAgreement', { query: { name: 'user_agreement' } });
  const company = await ask('getCompanyIntro');
  return {
    icp: config.icp,
    hasLogo: config.top_logo !== '',
    slides: slides.map(({ title, image_focus }) => [title, image_focus]),
    agreement: agreement.code,
    profile: company.company_profile.company_intro.trim(),
    company: [company.company_culture.length, company.honor.length],
    ideas: company.management_ideas.map(({ title, idea }) => [title, idea]),
    achievements: company.company_achievement.map(({ achievement, introduce }) => [achievement, introduce]),
    history: (await ask('getHistory')).length,
    addresses: (await ask('getAddressCards')).length,
    teachers: (await ask('getTeacherCards')).length,
    cards: (await ask('getHomeComprehensive')).cards.length,
    stores: (await ask('getFloatingConfig')).direct_store.length,
  };
}

it('settings, agreements, banners, cards and the company are shown, and gone with their files', async () => {
  const empty = await shown();
  await site.load(folder);
  expect(await shown()).toEqual({
    icp: '某ICP备1号',
    hasLogo: true,
    slides: [
      ['第二', '97% 50%'],
      ['第一', undefined],
    ],
    agreement: 200,
    profile: '<p>我们出书。</p>',
    company: [1, 1],
    ideas: [['署名', '有人署名。']],
    achievements: [['24所', '实验室']],
    history: 1,
    addresses: 1,
    teachers: 1,
    cards: 1,
    stores: 1,
  });
  expect(await site.load(folder)).toBe('与已载入的内容相同，没有需要改动的。');
  await site.load({ 'district-agents.csv': '编号,地区,电话\na,华东,0571-1\n' });
  expect(await shown()).toEqual(empty);
  await site.load(folder);
  expect((await shown()).icp).toBe('某ICP备1号');
});

it('a setting is one of those that the site has, and holds what it is', async () => {
  await expect(site.load({ 'site.csv': '编号,文字\nunknown,一\ntop_logo,一\n' })).rejects.toThrow(
    /^site\.csv:2: 编号“unknown”不存在；可以写：copyright、icp、[^]*\nsite\.csv:3: top_logo 是图片，要写图片\n共 2 处/,
  );
});
