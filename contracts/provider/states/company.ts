import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { type Database, insert } from '../server.js';

const image_key = 'public/company/1.svg';

const settings = {
  company_profile: {
    company_intro: '<p>砚田教育创办于2006年。</p>',
    company_intro_video_key: 'public/videos/a.mp4',
  },
};

export function companyStates(db: Database): Handlers<StatesByTag['company']> {
  return {
    'the company has introduced itself': () =>
      insert(db, {
        settings: Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
        company_ideas: { title: '署名', idea: '一题一页都有人署名。', image_key },
        company_achievements: { introduce: '命题实验室', achievement: '24所', image_key },
        company_cultures: { type: '企业精神', title: '以砚为田', intro: '日拱一卒', image_key },
        company_honors: { title: '绿色印刷示范单位', image_key },
        history_entries: { year: '2006', title: '一间借来的教研室', intro: '第一份试卷。', image_key },
        address_cards: {
          company: '砚田教育',
          tel: '010-00000400',
          address: '砚池街6号',
          image_key,
          image_focus: '43% 50%',
          metro: '步行 6 分钟：海棠路站 B 口出。',
          longitude: 116.3155,
          latitude: 39.9425,
        },
        district_agents: { title: '浙江', tel: '0571-00000033' },
        teacher_cards: ['教研项目', '教学活动', '样书申请'].map((title, sort) => ({
          title,
          descr: '面向一线教师。',
          url: '/layout/list/research',
          button_text: '去看看',
          sort,
        })),
      }),
  };
}
