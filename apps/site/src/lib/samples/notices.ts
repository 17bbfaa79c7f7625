import type { Notice } from '@inkstone/ui/patterns/NoticeList';

import { paths } from '../config/paths.js';

const titles: [title: string, excerpt: string, date: string][] = [
  [
    '十一月二十八日凌晨系统维护通知',
    '为提升下载速度，本站将于2026年11月28日0:00至4:00进行维护。',
    '2026-11-19',
  ],
  ['您报名的“命题工作坊”已确认', '陶老师，您已成功报名十二月五日的“命题工作坊·济南站”。', '2026-11-12'],
  ['您提交的纠错已采纳', '您指出的《课时精练 高一数学（上册）》第47页第9题，已列入勘误表。', '2026-10-26'],
  ['欢迎加入砚田教育', '感谢您的注册。现在您可以下载试卷与图书资源、收藏内容、观看公开课。', '2026-09-01'],
];

/** Messages for stories: the first two are unread. */
export const sampleNotices: Notice[] = titles.map(([title, excerpt, date], index) => ({
  id: index + 1,
  title,
  excerpt,
  date,
  href: paths.notificationsDetails.href({ id: index + 1 }),
  read: index > 1,
}));
