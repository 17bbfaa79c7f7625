import type { TimelineEntry } from '@inkstone/ui/patterns/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleArticles } from '../../../kits/samples/articles.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { ContactView, type ContactViewProps } from './Contact.view.js';
import { HistoryView } from './History.view.js';
import { IntroView } from './Intro.view.js';
import { JobsView } from './Jobs.view.js';
import type { AddressModel, IntroModel, JobModel, TabId } from './model.js';
import { NewsView } from './News.view.js';
import { WalkIntroTianLiView } from './WalkIntroTianLi.view.js';

const html = `<p>我们只做一件事：为小学到高中的学生编写练习与试卷，为他们的老师准备好用的教学材料。</p>
<p>“砚田”二字取自古人“以砚为田”的说法。笔墨耕耘，春种秋收，教育出版也是这样的慢功夫。</p>`;

const culture = [
  '以砚为田，日拱一卒',
  '没有坐过课堂，不能当责任编辑',
  '把错误装进玻璃框',
  '先做读者，再做编者',
].map((title) => ({ type: '企业精神', title, intro: '每位编辑每年到一所普通中小学听课一周。', image: '' }));

const PLAQUE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'><rect width='8' height='6' fill='%23c8a45c'/></svg>";

const intro: IntroModel = {
  video: '/files/public/company/film.mp4',
  poster: '',
  ideas: [
    { title: '署名', idea: '一题一页都有人署名：署上名字，就没有一道题可以敷衍。', image: '' },
    { title: '试做', idea: '先让学生做，再决定印不印：题目好不好，由停笔的地方说了算。', image: '' },
    { title: '答复', idea: '每一封来信都要答复：指出错误的读者，是不领薪水的同事。', image: '' },
  ],
  achievements: [
    { figure: '260', unit: '余种', introduce: '在版图书覆盖小学到高中的全部主要学科' },
    { figure: '1300', unit: '余份', introduce: '网站开放的试卷与教学资源' },
    { figure: '24', unit: '所', introduce: '与中学共建“命题实验室”' },
    { figure: '212', unit: '间', introduce: '“一间乡村阅览室”已经建成' },
  ],
  culture: culture[0],
  cultureSide: culture.slice(1),
  honours: [
    { year: '2026', title: '年度绿色印刷示范单位', image: '' },
    { year: '2025', title: '读者信赖的教辅品牌', image: '' },
    { year: '2024', title: '编校质量优秀出版单位', image: PLAQUE },
  ],
};

const THING =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 180'><path d='M76 164V32h88v132Z' fill='%23b9c7db' stroke='%232a2e34' stroke-width='3'/><path d='M104 120h20v20h-20Z' fill='%23b4362d'/></svg>";

/** The third year has no drawing. */
const history: TimelineEntry[] = (
  [
    ['2006', '一间借来的教研室', THING],
    ['2008', '第一本书付印', THING],
    ['2016', '十周年，开放题库', ''],
    ['2026', '二十年', THING],
  ] as const
).map(([year, title, image]) => ({
  year,
  title,
  image,
  intro: '五位教师油印出第一份试卷，四十份，两天后被邻校借走去复印，再没有还回来。',
}));

const STREETS =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 780 420' width='780' height='420'><rect width='780' height='420' fill='%23efe7d8'/><path d='M0 210h780M160 0v420M420 0v420' stroke='%23fffcf5' stroke-width='30'/><path d='M160 350V210h250' fill='none' stroke='%23b4362d' stroke-width='4' stroke-dasharray='1 9' stroke-linecap='round'/></svg>";

/** The second address has no sketch yet. */
const addresses: AddressModel[] = [
  {
    company: '砚田教育出版有限公司（北京总部）',
    tel: '010-00000400',
    address: '北京市海淀区砚池街6号',
    image: STREETS,
    imageFocus: '43% 50%',
    ways: [
      { kind: 'metro', duration: '步行 6 分钟', route: '海棠路站 B 口出，沿海棠大道向北，到砚池街右转。' },
      { kind: 'bus', duration: '步行 3 分钟', route: '砚池街东口站下，向东走到池边，门前有两棵老槐树。' },
      { kind: 'car', duration: '', route: '从海棠大道转入砚池街，院门在路北；报“投稿”或“取书”即可。' },
    ],
    longitude: 116.3155,
    latitude: 39.9425,
    openHref: 'geo:39.9425,116.3155',
  },
  {
    company: '砚田教育济南分社',
    tel: '0531-00000531',
    address: '济南市历下区书带草路18号',
    image: '',
    imageFocus: undefined,
    ways: [],
    longitude: 117.0226,
    latitude: 36.6613,
    openHref: 'geo:36.6613,117.0226',
  },
];

const contact: ContactViewProps = { addresses: ready(addresses), tiles: undefined };

const jobs: JobModel[] = ['高中数学编辑（北京）', '读者服务专员（北京，晚班）'].map((title, index) => ({
  id: index,
  title,
  href: `#/layout/list/joinUsDetails?id=${String(index)}`,
  intro: '审一道题，先自己做三遍：一遍用学生的办法，一遍用老师的办法，一遍专挑错。',
  facts: ['人力资源部', '编辑', '全职', '2人'],
  date: '2026-11-16',
}));

const meta = {
  title: '页面/公司/走进砚田',
  id: '页面-walkintrotianli',
  component: WalkIntroTianLiView,
  args: {
    title: '走进砚田',
    tab: '公司介绍',
    onTab: () => undefined,
    children: <IntroView intro={ready(intro)} html={html} />,
  },
} satisfies Meta<typeof WalkIntroTianLiView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

function tab(id: TabId, children: ReactNode): Story {
  return { args: { tab: id, children } };
}

export const Ready: Story = {};
export const ReadyOnPhone: Story = phone;

export const HonourOpened: Story = {
  name: '打开一项荣誉',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /编校质量优秀出版单位/ }));
    await waitFor(async () => {
      await expect(canvas.getByRole('dialog', { name: '编校质量优秀出版单位' })).toBeVisible();
    });
  },
};

/** An idea that is too long for columns, and a company without film and honours. */
export const Sparse: Story = tab(
  '公司介绍',
  <IntroView
    intro={ready({
      ...intro,
      video: '',
      honours: [],
      culture: undefined,
      ideas: [
        { title: '署名', idea: '一题一页都有人署名，署上名字，就没有一道题可以敷衍。'.repeat(2), image: '' },
      ],
    })}
    html={html}
  />,
);

/** A publisher that has not yet written about itself. */
export const IntroEmpty: Story = {
  name: '公司介绍：没有内容',
  ...tab(
    '公司介绍',
    <IntroView
      intro={ready({
        video: '',
        poster: '',
        ideas: [],
        achievements: [],
        culture: undefined,
        cultureSide: [],
        honours: [],
      })}
      html=""
    />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无公司介绍')).toBeVisible();
  },
};

export const Loading: Story = tab('公司介绍', <IntroView intro={LOADING} html={undefined} />);

export const Failed: Story = tab('公司介绍', <IntroView intro={FAILED} html={undefined} />);

export const History: Story = tab('发展历程', <HistoryView history={ready(history)} />);
export const HistoryOnPhone: Story = { ...History, ...phone };
export const HistoryEmpty: Story = tab('发展历程', <HistoryView history={ready([])} />);

export const Contact: Story = {
  name: '联系我们',
  args: { tab: '联系我们', children: <ContactView {...contact} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /砚池街6号/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /乘地铁.*步行 6 分钟/ })).toBeVisible();
  },
};
export const ContactOnPhone: Story = { ...Contact, ...phone };

/** The chosen address has neither a sketch nor ways in: the list is as wide as the page. */
export const ContactWithoutSketch: Story = {
  ...Contact,
  name: '联系我们：没有草图',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /济南分社/ }));
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByRole('link', { name: '0531-00000531' })).toHaveAttribute(
      'href',
      'tel:0531-00000531',
    );
  },
};
export const ContactEmpty: Story = tab('联系我们', <ContactView {...contact} addresses={ready([])} />);

export const Jobs: Story = tab('诚聘英才', <JobsView jobs={sampleList(jobs)} />);
export const JobsOnPhone: Story = { ...Jobs, ...phone };
export const JobsEmpty: Story = tab(
  '诚聘英才',
  <JobsView jobs={sampleList(jobs, { results: ready({ items: [], count: 0 }) })} />,
);

export const News: Story = tab('企业动态', <NewsView news={sampleList(sampleArticles)} />);
