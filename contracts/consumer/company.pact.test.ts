import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';

import { file, success } from './answers.js';
import { getSucceeds } from './exchange.js';

const { eachLike, number, string } = MatchersV3;

const given = [['the company has introduced itself', {}]] as const;
const image = file('/files/public/company/1.svg');

it('getCompanyIntro returns every part of the page (spec: B7 company_intro, B3 company data)', async () => {
  const { data } = await getSucceeds(
    '/api/about_us/company_intro',
    {},
    {
      when: 'getCompanyIntro',
      given: [[...given[0]]],
      answer: success({
        company_profile: {
          company_intro: string('<p>砚田教育创办于2006年。</p>'),
          company_intro_video: file('/files/public/videos/a.mp4'),
        },
        management_ideas: eachLike({ title: string('署名'), image, idea: string('一题一页都有人署名。') }),
        company_achievement: eachLike({
          introduce: string('命题实验室'),
          achievement: string('24所'),
          image,
        }),
        company_culture: eachLike({
          type: string('企业精神'),
          title: string('以砚为田'),
          intro: string('日拱一卒'),
          image,
        }),
        honor: eachLike({ title: string('绿色印刷示范单位'), image }),
      }),
    },
  );
  expect(data.company_achievement[0]?.achievement).toBe('24所');
});

it('getHistory returns the timeline (spec: B7 history, B3 history entry)', async () => {
  const { data } = await getSucceeds(
    '/api/about_us/history',
    {},
    {
      when: 'getHistory',
      given: [[...given[0]]],
      answer: success(
        eachLike({
          year: string('2006'),
          title: string('一间借来的教研室'),
          intro: string('第一份试卷。'),
          image,
        }),
      ),
    },
  );
  expect(data[0]?.year).toBe('2006');
});

it('getAddressCards returns coordinates for the map (spec: B7 address_card, B3 address card)', async () => {
  const { data } = await getSucceeds(
    '/api/common/address_card',
    {},
    {
      when: 'getAddressCards',
      given: [[...given[0]]],
      answer: success(
        eachLike({
          company: string('砚田教育'),
          tel: string('010-00000400'),
          address: string('砚池街6号'),
          image,
          longitude: number(116.3155),
          latitude: number(39.9425),
        }),
      ),
    },
  );
  expect(data[0]?.latitude).toBe(39.9425);
});

it('getDistrictAgentPhones returns a phone number for each region (spec: B7 district_agent_tel, B3 agent phone)', async () => {
  const { data } = await getSucceeds(
    '/api/common/district_agent_tel',
    {},
    {
      when: 'getDistrictAgentPhones',
      given: [[...given[0]]],
      answer: success(eachLike({ title: string('浙江'), tel: string('0571-00000033') })),
    },
  );
  expect(data[0]?.title).toBe('浙江');
});

it('getTeacherCards returns three cards or more (spec: B7 teacher_card, B3 teacher card)', async () => {
  const card = {
    title: string('教研项目'),
    descr: string('面向一线教师。'),
    url: string('/layout/list/research'),
    button_text: string('去看看'),
  };
  const { data } = await getSucceeds(
    '/api/common/teacher_card',
    {},
    { when: 'getTeacherCards', given: [[...given[0]]], answer: success(eachLike(card, 3)) },
  );
  expect(data).toHaveLength(3);
});
