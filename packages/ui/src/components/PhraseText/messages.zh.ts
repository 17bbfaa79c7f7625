/** The parts of titles that must not be broken: grade and subject, years, edition, usual terms of papers. */
export const phraseTextMessages = {
  grades: '高[一二三]|[初小][一二三四五六]|[一二三四五六七八九]年级|高考|中考|高中|初中|小学',
  subjects: '语文|数学|英语|物理|化学|生物|政治|道德与法治|历史|地理|科学|信息技术',
  schoolYear: '学年',
  semesters: '[上下]学期',
  sheets: '试[题卷]',
  terms: '期[中末](?:考试)?|第[一二三四]次|\\d{1,2}月月考|月考|考试|课时练习|单元检测|专项训练|训练',
  edition: '（\\d{4} ?版）',
} as const;
