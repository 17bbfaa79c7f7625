import type { Stop } from './StopList.js';

export const sampleStops: Stop[] = [
  {
    id: 1,
    title: '出分到截止：填志愿的七天怎么用',
    href: '#1',
    intro: '一天只做一件事，最后一天什么也不改。',
    grade: '高三',
    stage: 'high',
    tags: ['志愿填报', '时间安排'],
    date: '2026-06-20',
  },
  {
    id: 2,
    title: '平行志愿投档，电脑到底做了什么',
    href: '#2',
    intro: '分数优先、遵循志愿、一轮投档：用三位考生走一遍就懂了。',
    grade: '高三',
    stage: 'high',
    tags: ['平行志愿', '投档'],
    date: '2026-05-28',
  },
  {
    id: 3,
    title: '没有被录取，先别关网页：征集志愿怎么填',
    href: '#3',
    intro: '征集的窗口常常只开几小时，机会留给守在公告旁的人。',
    grade: '',
    tags: [],
    date: '2025-07-16',
  },
];
