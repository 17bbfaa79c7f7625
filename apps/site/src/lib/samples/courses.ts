import type { Course } from '@inkstone/ui/patterns/CourseCard';

import { paths } from '../config/paths.js';

const TITLES = ['草稿纸的用法', '让小灯泡亮起来', '一条河怎样造出一座城', '细胞膜：一道会选择的门'];

export const sampleCourses: Course[] = TITLES.map((title, place) => ({
  id: place + 1,
  title,
  href: paths.onlineDetails.href({ id: place + 1 }),
  image: '',
  duration: '20:18',
  intro: '高三最后的提分空间，有一半藏在没人批改的那张纸上。',
  meta: ['高三 数学', '范大川'],
  plays: 462,
  stage: 'high',
}));
