import { choices } from './math-middle-choices.js';
import { solve } from './math-middle-solve.js';
import { ask, type Bank, dec, ratio, s } from './question.js';

const blanks = [
  ask('有理数', 1, (r) => {
    const a = r.between(4, 12);
    return {
      stem: `某地某天早晨气温为$-${s(a)}$℃，中午上升了${s(a + 3)}℃，中午的气温是\\blank℃．`,
      answer: '3',
    };
  }),
  ask('整式|方程', 1, (r) => {
    const a = r.between(2, 6);
    return { stem: `若$x-2y=${s(a)}$，则代数式$3x-6y+1$的值为\\blank．`, answer: s(3 * a + 1) };
  }),
  ask('二元一次方程组', 1, (r) => {
    const x = r.between(1, 5);
    const y = r.between(1, 5);
    return {
      stem: `方程组$x+y=${s(x + y)}$，$2x-y=${s(2 * x - y)}$的解是\\blank．`,
      answer: `$x=${s(x)}$，$y=${s(y)}$`,
    };
  }),
  ask('二次根式|实数', 2, (r) => {
    const a = r.between(2, 9);
    return {
      stem: `若$\\sqrt{x-${s(a)}}$在实数范围内有意义，则$x$的取值范围是\\blank．`,
      answer: `$x≥${s(a)}$`,
    };
  }),
  ask('三角形|平行四边形', 2, (r) => {
    const many = r.between(5, 12);
    return {
      stem: `正${['五', '六', '七', '八', '九', '十', '十一', '十二'][many - 5] ?? '五'}边形的内角和为\\blank度．`,
      answer: s((many - 2) * 180),
    };
  }),
  ask('圆', 3, (r) => {
    const radius = r.between(3, 9);
    const angle = r.pick([60, 90, 120]);
    return {
      stem: `半径为${s(radius)}、圆心角为${s(angle)}°的扇形的面积为\\blank．（结果保留$π$）`,
      answer: `$${ratio(angle * radius * radius, 360)}π$`,
    };
  }),
  ask('相似', 3, (r) => {
    const k = r.between(2, 5);
    return {
      stem: `两个相似三角形的相似比为$1:${s(k)}$，则它们的面积比为\\blank．`,
      answer: `$1:${s(k * k)}$`,
    };
  }),
  ask('一元二次方程', 3, (r) => {
    const p = r.between(10, 30);
    return {
      stem: `某种药品经过两次降价，每盒由100元降到${dec((100 - p) ** 2 / 100)}元，则平均每次降价的百分率为\\blank．`,
      answer: `${s(p)}%`,
    };
  }),
];

export const mathMiddle: Bank = {
  minutes: 120,
  full: 120,
  sections: [
    { name: '选择题', note: '每小题只有一个选项符合题意。', score: 3, counts: [5, 10], templates: choices },
    { name: '填空题', score: 3, counts: [3, 5], templates: blanks },
    {
      name: '解答题',
      note: '解答应写出必要的文字说明、证明过程或演算步骤。',
      score: 10,
      scores: [8, 10, 12, 14, 15, 16],
      counts: [2, 6],
      templates: solve,
    },
  ],
};
