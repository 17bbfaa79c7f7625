import type { Picture } from '../media/draw-picture.js';
import type { Row } from '../rows.js';

/** 经营理念: a picture and one sentence. */
const ideas: readonly (readonly [title: string, idea: string])[] = [
  ['署名', '一题一页都有人署名：署上名字，就没有一道题可以敷衍。'],
  ['试做', '先让学生做，再决定印不印：题目好不好，由停笔的地方说了算。'],
  ['答复', '每一封来信都要答复：指出错误的读者，是不领薪水的同事。'],
];

/** 经营业绩: a label and a figure. */
const achievements: readonly (readonly [introduce: string, achievement: string, picture: string])[] = [
  ['在版图书覆盖小学到高中的全部主要学科，每年修订一次', '260余种', '书架上的在版图书'],
  ['网站开放的试卷与教学资源，教师可以直接用于课堂', '1300余份', '按学科归档的试卷'],
  ['与中学共建“命题实验室”，试题先试做再入书', '24所', '命题实验室的讨论'],
  ['“一间乡村阅览室”已经建成，每间配有结对编辑', '212间', '乡村阅览室的书架'],
];

function ideaKey(index: number): string {
  return `public/company/idea-${String(index + 1)}.svg`;
}

function achievementKey(index: number): string {
  return `public/company/achievement-${String(index + 1)}.svg`;
}

/** Settings `management_ideas` and `company_achievement` (Spec B 5). */
export function ideaSettings(): Row[] {
  const values = {
    management_ideas: ideas.map(([title, idea], index) => ({ title, idea, image_key: ideaKey(index) })),
    company_achievement: achievements.map(([introduce, achievement], index) => ({
      introduce,
      achievement,
      image_key: achievementKey(index),
    })),
  };
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

export function ideaPictures(): Picture[] {
  return [
    ...ideas.map(([title], index): Picture => ({
      key: ideaKey(index),
      spec: { kind: 'culture', title: `经营理念：${title}`, seed: 701 + index },
    })),
    ...achievements.map(([, , title], index): Picture => ({
      key: achievementKey(index),
      spec: { kind: index === 3 ? 'place' : 'article', title, seed: 711 + index },
    })),
  ];
}
