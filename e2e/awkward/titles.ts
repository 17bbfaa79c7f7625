const START =
  '2027高三数学总复习（新高考Ⅰ卷·基础版）[含答案详解与二维码视频讲解]上学期期末考试前必刷的一百二十道压轴题之';

/** Sixty characters that differ in the last three only. */
export const LONG = ['第七册', '第八册'].map(
  (end) => START + '，'.repeat(60 - START.length - end.length) + end,
) as [string, string];

/** Titles unlike those of the demonstration: no blank where it has one, blanks where it has none, other scripts. */
export const TITLES: readonly string[] = [
  ...LONG,
  '数学',
  'Advanced Placement Calculus BC: Problems & Solutions, 3rd Ed.',
  '2027 高三数学总复习第 20 册',
  '2027 高三数学总复习第 21 册',
  '20272028202920302031',
  '【必刷】（（一））〔二〕《三》［四］｛五｝',
  '高 三 数 学 总 复 习 卷',
  '课时精练高一数学上册',
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
  '说说“鲁班锁”与‘七巧板’：怎样拆——又怎样装（图）',
  '𠮷林𡈽话词典',
];
