import { bars, polygon } from './figures.js';
import { ask, dec, s } from './question.js';

const low = [1, 2] as const;

export const solve = [
  ask('加|减|数', low, (r) => {
    const a = r.between(6, 9);
    const b = r.between(5, 8);
    return {
      stem: `树上有${s(a)}只小鸟，又飞来${s(b)}只，现在一共有多少只？`,
      space: 44,
      answer: `${s(a)}＋${s(b)}＝${s(a + b)}（只）`,
    };
  }),
  ask('表内乘法|乘法', [2, 2], (r) => {
    const a = r.between(4, 9);
    const b = r.between(3, 8);
    return {
      stem: `每盒彩笔有${s(a)}支，买${s(b)}盒一共有多少支？如果送给同学5支，还剩多少支？`,
      space: 60,
      answer: `${s(a)}×${s(b)}＝${s(a * b)}（支）；${s(a * b)}－5＝${s(a * b - 5)}（支）`,
    };
  }),
  ask('倍|多位数|万以内', [3, 3], (r) => {
    const a = r.between(24, 60);
    const b = r.between(3, 6);
    return {
      stem: `果园里有梨树${s(a)}棵，苹果树的棵数是梨树的${s(b)}倍。苹果树有多少棵？两种树一共有多少棵？`,
      space: 70,
      answer: `${s(a)}×${s(b)}＝${s(a * b)}（棵）；${s(a * b)}＋${s(a)}＝${s(a * b + a)}（棵）`,
    };
  }),
  ask('长方形|正方形|测量', [3, 4], (r) => {
    const a = r.between(12, 24);
    const b = r.between(6, 11);
    return {
      stem: `如图，长方形菜地长${s(a)}米、宽${s(b)}米，四周围上篱笆，篱笆长多少米？如果一面靠墙（长边靠墙），至少需要多少米篱笆？`,
      figure: polygon({ A: [0, 0], B: [a * 5, 0], C: [a * 5, b * 5], D: [0, b * 5] }, [
        'AB',
        'BC',
        'CD',
        'DA',
      ]),
      space: 70,
      answer: `（${s(a)}＋${s(b)}）×2＝${s(2 * (a + b))}（米）；${s(a)}＋${s(b)}×2＝${s(a + 2 * b)}（米）`,
    };
  }),
  ask('条形统计图|统计', [4, 5], (r) => {
    const a = r.between(8, 12);
    return {
      stem: '下面是四年级同学最喜欢的课外活动人数统计图。',
      figure: bars(['阅读', '足球', '绘画', '编程'], [a + 8, a + 4, a, a - 3], '人数'),
      parts: [
        '喜欢哪项活动的人最多？',
        '四年级一共有多少名同学参加了调查？',
        '你还能提出什么数学问题并解答？',
      ],
      space: 50,
      answer: `（1）阅读。（2）${s(4 * a + 9)}名。（3）答案不唯一。`,
    };
  }),
  ask('三位数|除数|优化', [4, 5], (r) => {
    const v = r.between(60, 90);
    const t = r.between(3, 6);
    return {
      stem: `一辆汽车从甲地开往乙地，平均每小时行${s(v)}千米，${s(t)}小时到达。返回时用了${s(t + 1)}小时，返回时平均每小时大约行多少千米？（得数保留整数）`,
      space: 60,
      answer: `${s(v)}×${s(t)}÷${s(t + 1)}≈${dec((v * t) / (t + 1), 0)}（千米）`,
    };
  }),
  ask('小数|方程', [5, 6], (r) => {
    const p = r.between(21, 39) / 10;
    const n = r.between(4, 9);
    return {
      stem: `妈妈买了${s(n)}千克苹果，付出50元，找回${dec(50 - p * n)}元。每千克苹果多少元？（列方程解答）`,
      space: 64,
      answer: `设每千克$x$元，$${s(n)}x+${dec(50 - p * n)}=50$，$x=${dec(p)}$。`,
    };
  }),
  ask('多边形', [5, 6], (r) => {
    const a = r.between(8, 16);
    const h = r.between(5, 9);
    return {
      stem: `如图，一块平行四边形广告牌的底是${s(a)}米，高是${s(h)}米，刷油漆每平方米用油漆0.6千克，刷这块广告牌（一面）需要多少千克油漆？`,
      figure: polygon({ A: [24, 0], B: [110, 0], C: [86, 50], D: [0, 50] }, ['AB', 'BC', 'CD', 'DA']),
      space: 56,
      answer: `${s(a)}×${s(h)}×0.6＝${dec(a * h * 0.6)}（千克）`,
    };
  }),
  ask('分数|比|小升初', 6, (r) => {
    const total = r.between(4, 9) * 40;
    return {
      stem: `学校图书角有图书${s(total)}本，其中科普书占$\\frac{3}{8}$，故事书与科普书的本数比是4∶3。故事书有多少本？`,
      space: 60,
      answer: `${s(total)}×$\\frac{3}{8}$＝${dec((total * 3) / 8)}（本）；${dec((total * 3) / 8)}÷3×4＝${dec(total / 2)}（本）`,
    };
  }),
  ask('百分数|圆|扇形', 6, (r) => {
    const d = r.between(5, 10) * 2;
    return {
      stem: `一个圆形花坛的直径是${s(d)}米，在它的周围铺一条1米宽的小路，小路的面积是多少平方米？（π取3.14）`,
      space: 64,
      answer: `3.14×[${s((d / 2 + 1) ** 2)}－${s((d / 2) ** 2)}]＝${dec(3.14 * ((d / 2 + 1) ** 2 - (d / 2) ** 2))}（平方米）`,
    };
  }),
];
