/** Names of lookups that come with the migrations. An id is the index + 1. */
export const resourceKinds = ['答案解析', '教学课件', '配套试卷', '勘误表'] as const;

export const paperTypes = [
  '课时练习',
  '单元检测',
  '月考',
  '期中考试',
  '期末考试',
  '开学摸底',
  '模拟考试',
  '专项训练',
] as const;
export type PaperType = (typeof paperTypes)[number];

export const flowTypes = [
  '中考报名与录取',
  '高考报名与体检',
  '志愿填报与录取',
  '强基与综合评价',
  '入学、转学与学籍',
] as const;

export const activityThemes = [
  '读书与写作',
  '科学与实验',
  '数学与建模',
  '艺术与书法',
  '英语与表达',
  '劳动与实践',
] as const;

export const universityTypes = [
  '综合',
  '理工',
  '师范',
  '农林',
  '医药',
  '财经',
  '政法',
  '语言',
  '艺术',
  '民族',
  '体育',
] as const;

export const courseClasses = ['同步课堂', '专题突破', '学法指导', '名师讲座'] as const;

export const scoreClasses = ['物理类', '历史类', '综合改革', '理科', '文科'] as const;
export const scoreBatches = ['特殊类型招生控制线', '本科批', '专科批'] as const;

export const storePlatforms = ['天猫', '京东', '拼多多', '抖音', '当当', '微信小店'] as const;
