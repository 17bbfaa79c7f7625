import type { Stop } from '@inkstone/ui/patterns/StopList';

import { paths } from '../config/paths.js';

const TEXTS = [
  {
    title: '高考报名一篇看懂：十一月要做的事',
    intro: '网上填报、现场确认、资格审核，三关都过，才有明年六月的准考证。',
  },
  { title: '强基计划报名到录取的时间线', intro: '四月报名、六月高考、随后校测、七月初出结果。' },
  {
    title: '中考网上报名：从领号到签字的八步',
    intro: '真正花时间的只有两步：核对信息，和等家长把签名补上。',
  },
];

export const sampleStops: Stop[] = TEXTS.map((text, index) => ({
  ...text,
  id: index + 1,
  href: paths.checkTheProcessDetails.href({ id: index + 1 }),
  grade: '高三',
  stage: 'high',
  tags: ['高考报名'],
  date: `2026-10-2${String(index)}`,
}));
