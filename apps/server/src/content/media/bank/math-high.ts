import { choices } from './math-high-choices.js';
import { solve } from './math-high-solve.js';
import { ask, type Bank, ratio, s } from './question.js';

const multiple = [
  ask('函数', 1, {
    stem: '已知函数$f(x)=x+\\frac{4}{x}$，则下列说法正确的是（）',
    choices: ['$f(x)$是奇函数', '$f(x)$在$(0,2)$上单调递减', '$f(x)$的最小值为4', '$f(x)$的图象关于原点对称'],
    answer: 'ABD　当$x<0$时$f(x)<0$，故C错误。',
  }),
  ask('立体几何|空间', 1, {
    stem: '设$m$，$n$是两条不同的直线，$α$，$β$是两个不同的平面，则下列命题正确的是（）',
    choices: [
      '若$m⊥α$，$n∥α$，则$m⊥n$',
      '若$m∥α$，$n∥α$，则$m∥n$',
      '若$m⊥α$，$m∥β$，则$α⊥β$',
      '若$α⊥β$，$m⊂α$，则$m⊥β$',
    ],
    answer: 'AC　B中两直线可相交或异面，D中$m$未必垂直于交线。',
  }),
  ask('统计|概率', 1, {
    stem: '某校从高一年级随机抽取100名学生统计一周阅读时间，整理得下表，则下列结论正确的是（）',
    table: [
      ['时间/小时', '[0,2)', '[2,4)', '[4,6)', '[6,8]'],
      ['人数', '15', '40', '30', '15'],
    ],
    choices: [
      '估计阅读时间不少于4小时的占45%',
      '样本众数的估计值为3',
      '样本中位数落在[2,4)内',
      '样本平均数的估计值为4.5',
    ],
    answer: 'ABC　平均数的估计值为$1×0.15+3×0.4+5×0.3+7×0.15=3.9$。',
  }),
  ask('数列', 2, {
    stem: '已知等比数列｛$a_n$｝的公比为$q$，前$n$项和为$S_n$，$a_1=1$，$a_4=8$，则（）',
    choices: ['$q=2$', '$a_n=2^{n-1}$', '$S_5=32$', '数列｛$S_n+1$｝是等比数列'],
    answer: 'ABD　$S_5=31$，$S_n+1=2^n$。',
  }),
  ask('导数|函数', 2, {
    stem: '已知函数$f(x)=x^3-3x$，则（）',
    choices: [
      '$f(x)$有两个极值点',
      '$f(x)$有三个零点',
      '点$(0,0)$是曲线$y=f(x)$的对称中心',
      '直线$y=3x$是曲线$y=f(x)$的切线',
    ],
    answer: 'ABC　$f′(0)=-3$，过原点的切线为$y=-3x$。',
  }),
];

const blanks = [
  ask('三角', 1, (r) => {
    const k = r.between(2, 5);
    return {
      stem: `已知$tanα=${s(k)}$，则$\\frac{sinα+cosα}{sinα-cosα}=$\\blank．`,
      answer: `$${ratio(k + 1, k - 1)}$`,
    };
  }),
  ask('不等式|二次', 1, (r) => {
    const a = r.between(2, 6);
    return {
      stem: `已知$x>0$，$y>0$，且$x+${s(a * a)}y=1$，则$\\frac{1}{x}+\\frac{1}{y}$的最小值为\\blank．`,
      answer: `$${s((1 + a) ** 2)}$\u3000由“1”的代换，原式$=1+${s(a * a)}+\\frac{${s(a * a)}y}{x}+\\frac{x}{y}≥${s((1 + a) ** 2)}$。`,
    };
  }),
  ask('二项式|计数', 2, (r) => {
    const a = r.between(2, 4);
    return { stem: `$(1+${s(a)}x)^5$的展开式中$x^2$的系数为\\blank．（用数字作答）`, answer: s(10 * a * a) };
  }),
  ask('函数|指数', 1, (r) => {
    const a = r.between(2, 5);
    return {
      stem: `设$f(x)$是定义在$\\rm{R}$上的奇函数，当$x>0$时，$f(x)=x^2+${s(a)}x$，则$f(-2)=$\\blank．`,
      answer: `$-${s(4 + 2 * a)}$`,
    };
  }),
  ask('数列', 2, (r) => {
    const d = r.between(2, 4);
    return {
      stem: `在数列｛$a_n$｝中，$a_1=1$，$a_{n+1}=a_n+${s(d)}n$，则$a_6=$\\blank．`,
      answer: `${s(1 + 15 * d)}\u3000累加得$a_6=1+${s(d)}(1+2+3+4+5)$。`,
    };
  }),
  ask('立体几何', 1, (r) => {
    const h = r.between(2, 6);
    return { stem: `底面半径为3、高为${s(h)}的圆锥的体积为\\blank．`, answer: `$${s(3 * h)}π$` };
  }),
];

export const mathHigh: Bank = {
  minutes: 120,
  full: 150,
  sections: [
    {
      name: '选择题',
      note: '在每小题给出的四个选项中，只有一项是符合题目要求的。',
      score: 5,
      counts: [5, 8],
      templates: choices,
    },
    {
      name: '选择题',
      note: '在每小题给出的选项中，有多项符合题目要求。全部选对的得6分，部分选对的得部分分，有选错的得0分。',
      score: 6,
      counts: [1, 3],
      templates: multiple,
    },
    { name: '填空题', score: 5, counts: [2, 3], templates: blanks },
    {
      name: '解答题',
      note: '解答应写出文字说明、证明过程或演算步骤。',
      score: 15,
      scores: [13, 15, 15, 17, 17],
      counts: [1, 5],
      templates: solve,
    },
  ],
};
