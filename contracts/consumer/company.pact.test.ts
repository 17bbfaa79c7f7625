import { MatchersV3 } from '@pact-foundation/pact';

import { file, focus } from './answers.js';
import { get } from './exchange.js';
import { read } from './rows.js';

const { eachLike, number, regex, string } = MatchersV3;

const given = 'the company has introduced itself';
const image = file('/files/public/company/1.svg');

get('getCompanyIntro (spec: B7 company_intro, B3 company data)', '/api/about_us/company_intro', [
  read(given, {
    company_profile: {
      company_intro: string('<p>砚田教育创办于2006年。</p>'),
      company_intro_video: file('/files/public/videos/a.mp4'),
    },
    management_ideas: eachLike({ title: string('署名'), image, idea: string('一题一页都有人署名。') }),
    company_achievement: eachLike({ introduce: string('命题实验室'), achievement: string('24所'), image }),
    company_culture: eachLike({
      type: string('企业精神'),
      title: string('以砚为田'),
      intro: string('日拱一卒'),
      image,
    }),
    honor: eachLike({ title: string('绿色印刷示范单位'), image }),
  }),
]);

get('getHistory (spec: B7 history, B3 history entry)', '/api/about_us/history', [
  read(
    given,
    eachLike({
      year: string('2006'),
      title: string('一间借来的教研室'),
      intro: string('第一份试卷。'),
      image,
    }),
  ),
]);

get('getAddressCards (spec: B7 address_card, B3 address card)', '/api/common/address_card', [
  read(
    given,
    eachLike({
      company: string('砚田教育'),
      tel: string('010-00000400'),
      address: string('砚池街6号'),
      image,
      image_focus: focus,
      ways: eachLike({
        kind: regex('metro|bus|car', 'metro'),
        duration: string('步行 6 分钟'),
        route: string('海棠路站 B 口出。'),
      }),
      longitude: number(116.3155),
      latitude: number(39.9425),
    }),
  ),
]);

get(
  'getDistrictAgentPhones (spec: B7 district_agent_tel, B3 agent phone)',
  '/api/common/district_agent_tel',
  [read(given, eachLike({ title: string('浙江'), tel: string('0571-00000033') }))],
);

const card = {
  title: string('教研项目'),
  descr: string('面向一线教师。'),
  url: string('/layout/list/research'),
  button_text: string('去看看'),
};

get('getTeacherCards (spec: B7 teacher_card, B3 teacher card)', '/api/common/teacher_card', [
  read(given, eachLike(card, 3)),
]);
