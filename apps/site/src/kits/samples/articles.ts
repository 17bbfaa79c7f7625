import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';

import { paths } from '../../lib/config/paths.js';
import type { ArticleModel } from '../article/article-model.js';

const TEXTS = [
  {
    title: '“等级赋分”到底赋的是什么',
    intro: '化学考了78分，成绩单上却是91分。这不是送分，是换了一把尺子。',
  },
  {
    title: '“物理＋化学”两门都要选吗：读懂专业选科要求',
    intro: '选科不是先选喜欢的课，也不是先选好考的课，而是先看哪些门会关上。',
  },
  {
    title: '名额分配生：一半以上的重点高中名额去了哪里',
    intro: '成绩中上、学校普通的孩子，最该读懂的一条招生规则。',
  },
  { title: '强基计划适合谁：先看清“基”字', intro: '它招的是愿意长期做基础学科的人。' },
];

export const sampleArticles: ArticleItem[] = TEXTS.map(({ title, intro }, index) => ({
  id: index + 1,
  title,
  href: paths.talkPoliciesDetails.href({ id: index + 1 }),
  intro,
  image: '',
  date: `2026-11-${String(18 - index)}`,
  meta: ['砚田教育', '教研院'],
}));

export const sampleArticle: ArticleModel = {
  title: '“等级赋分”到底赋的是什么',
  intro: '化学考了78分，成绩单上却是91分。这不是送分，是换了一把尺子。',
  source: '砚田教育',
  author: '商隐之',
  date: '2026-11-13',
  html: `<p>实行“3+1+2”模式的省份，四门再选科目要先换算成等级分。家长常问：换算会不会把孩子的分弄丢？</p>
<h2>怎样换算</h2>
<table><thead><tr><th>等级</th><th>人数约占</th><th>对应的等级分</th></tr></thead>
<tbody><tr><td>A</td><td>15%</td><td>100—86</td></tr><tr><td>B</td><td>35%</td><td>85—71</td></tr></tbody></table>
<p>先按原始分排出等级，再在每个等级里按比例换算。</p>
<h2>三个常见误会</h2>
<ul><li>题目越难越吃亏。题难，大家都低，位置不变，等级分也不变。</li><li>选的人少就容易得高分。</li></ul>`,
  outline: [
    { id: '0', title: '怎样换算' },
    { id: '1', title: '三个常见误会' },
  ],
  tags: ['新高考', '等级赋分', '选科'],
  previous: undefined,
  next: {
    title: '“物理＋化学”两门都要选吗：读懂专业选科要求',
    href: paths.talkPoliciesDetails.href({ id: 2 }),
  },
};
