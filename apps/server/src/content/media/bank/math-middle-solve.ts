import { bars, circle, graph, polygon } from './figures.js';
import { ask, ratio, s, term } from './question.js';

export const solve = [
  ask('有理数|实数', 1, (r) => {
    const a = r.between(2, 5);
    const b = r.between(2, 6);
    return {
      stem: `计算：$(-${s(a)})^2-|-${s(b)}|×2+12÷(-3)$．`,
      space: 60,
      answer: `原式$=${s(a * a)}-${s(2 * b)}-4=${s(a * a - 2 * b - 4)}$。`,
    };
  }),
  ask('整式|分式', 1, (r) => {
    const x = r.between(-3, -1);
    const value = 3 * x * x - 2 * x + 1;
    return {
      stem: `先化简，再求值：$(5x^2-3x+2)-(2x^2-x+1)$，其中$x=${s(x)}$．`,
      space: 70,
      answer: `原式$=3x^2-2x+1$，当$x=${s(x)}$时，值为${s(value)}。`,
    };
  }),
  ask('一元一次方程|二元一次方程组', 1, (r) => {
    const bus = r.between(4, 7);
    const left = r.between(6, 15);
    return {
      stem: `学校组织七年级学生外出研学。若每辆车坐45人，则有${s(left)}人没有座位；若每辆车坐${s(60)}人，则恰好空出${s(60 * bus - 45 * bus - left)}个座位．求车辆数和学生人数．`,
      space: 90,
      answer: `设有$x$辆车，$45x+${s(left)}=60x-${s(15 * bus - left)}$，解得$x=${s(bus)}$，学生${s(45 * bus + left)}人。`,
    };
  }),
  ask('三角形|全等', 2, {
    stem: '如图，点$B$，$F$，$C$，$E$在同一条直线上，$AB∥DE$，$AB=DE$，$BF=EC$．求证：△$ABC$≌△$DEF$．',
    figure: polygon({ A: [30, 0], B: [0, 56], F: [44, 56], C: [84, 56], E: [128, 56], D: [98, 112] }, [
      'AB',
      'AC',
      'BE',
      'DF',
      'DE',
    ]),
    space: 90,
    answer: '由$AB∥DE$得∠$B$=∠$E$；由$BF=EC$得$BC=EF$；又$AB=DE$，故△$ABC$≌△$DEF$（SAS）。',
  }),
  ask('数据|统计|概率', 1, (r) => {
    const a = r.between(8, 14);
    const b = r.between(16, 24);
    const c = r.between(10, 15);
    const total = a + b + c + 6;
    return {
      stem: '为了解学生的课外阅读情况，随机抽取部分学生调查“最喜爱的图书类别”，绘制成如下统计图．',
      figure: bars(['文学', '科普', '艺术', '其他'], [b, a, c, 6], '人数'),
      parts: [
        '本次共调查了多少名学生？',
        `若该校共有${s(total * 20)}名学生，估计最喜爱科普类图书的有多少人？`,
      ],
      space: 70,
      answer: `（1）${s(total)}名。（2）$${s(total * 20)}×\\frac{${s(a)}}{${s(total)}}=${s(a * 20)}$（人）。`,
    };
  }),
  ask('一次函数', 2, (r) => {
    const k = r.between(2, 4);
    const b = r.between(8, 14);
    return {
      stem: `某快递公司省内首重费用与续重费用如下表，寄件费$y$（元）是质量$x$（kg，$x≥1$）的一次函数．`,
      table: [
        ['质量/kg', '1', '2', '3', '5'],
        ['费用/元', s(b), s(b + k), s(b + 2 * k), s(b + 4 * k)],
      ],
      parts: ['求$y$与$x$之间的函数关系式；', '若寄件费为' + s(b + 7 * k) + '元，求所寄物品的质量．'],
      space: 80,
      answer: `（1）$y=${s(k)}x${term(b - k, '')}$。（2）令$y=${s(b + 7 * k)}$，得$x=8$，即8 kg。`,
    };
  }),
  ask('平行四边形|轴对称', 2, {
    stem: '如图，在平行四边形$ABCD$中，对角线$AC$，$BD$相交于点$O$，点$E$，$F$分别是$OB$，$OD$的中点．',
    figure: polygon(
      { A: [34, 0], D: [138, 0], C: [104, 66], B: [0, 66], O: [69, 33], E: [34.5, 49.5], F: [103.5, 16.5] },
      ['AB', 'BC', 'CD', 'DA', 'AC', 'BD', 'AE', 'CF'],
    ),
    parts: ['求证：$AE=CF$；', '连接$AF$，$CE$，判断四边形$AECF$的形状并说明理由．'],
    space: 90,
    answer:
      '（1）由$OA=OC$，$OE=OF$，∠$AOE$=∠$COF$，得△$AOE$≌△$COF$，故$AE=CF$。（2）平行四边形，对角线互相平分。',
  }),
  ask('二次函数', 3, (r) => {
    const a = r.between(1, 2);
    const b = r.between(3, 4);
    return {
      stem: `如图，抛物线$y=-x^2+bx+c$与$x$轴交于点$A(-${s(a)},0)$，$B(${s(b)},0)$，与$y$轴交于点$C$．`,
      figure: graph({
        from: -3,
        to: 5,
        low: -3,
        high: 8,
        value: (x) => -(x + a) * (x - b),
        marks: [
          { x: -a, y: 0, text: 'A' },
          { x: b, y: 0, text: 'B' },
          { x: 0, y: a * b, text: 'C' },
        ],
      }),
      parts: ['求抛物线的解析式；', '点$P$是第一象限内抛物线上的一点，求△$PBC$面积的最大值．'],
      space: 120,
      answer: `（1）$y=-x^2${term(b - a, 'x')}+${s(a * b)}$。（2）设$P$的横坐标为$t$，△$PBC$的面积$S=\\frac{1}{2}×${s(b)}×(-t^2+${s(b)}t)$，当$t=${ratio(b, 2)}$时，最大值为$${ratio(b ** 3, 8)}$。`,
    };
  }),
  ask('圆', 3, {
    stem: '如图，$AB$是圆$O$的直径，点$C$在圆$O$上，∠$A$=30°，过点$C$的切线与$AB$的延长线交于点$D$（图中未画出）．',
    figure: circle({ A: 180, B: 0, C: 60 }, ['AB', 'AC', 'BC', 'OC'], 44),
    parts: ['求∠$D$的度数；', '若圆$O$的半径为2，求$CD$的长．'],
    space: 100,
    answer: '（1）∠$COD$=60°，$OC⊥CD$，故∠$D$=30°。（2）$CD=OC·tan60°=2\\sqrt{3}$。',
  }),
  ask('锐角三角函数|相似|投影', 3, (r) => {
    const d = r.between(2, 6) * 10;
    return {
      stem: `数学兴趣小组测量教学楼的高度．在距楼底$B$处${s(d)} m的点$C$处测得楼顶$A$的仰角为30°，测角仪高1.5 m．求教学楼$AB$的高度．（结果保留根号）`,
      space: 80,
      answer: `$AB=${s(d)}tan30°+1.5=(${ratio(d, 3)}\\sqrt{3}+1.5)$ m。`,
    };
  }),
  ask('反比例函数', 3, {
    stem: '如图，一次函数$y=x+1$与反比例函数$y=\\frac{6}{x}$（$x>0$）的图象交于点$A(2,m)$．',
    figure: graph({
      from: -2,
      to: 6,
      low: -2,
      high: 7,
      value: (x) => (x > 0 ? 6 / x : 99),
      marks: [{ x: 2, y: 3, text: 'A' }],
    }),
    parts: ['求$m$的值；', '根据图象，写出$x>0$时$x+1>\\frac{6}{x}$的解集．'],
    space: 70,
    answer: '（1）$m=3$。（2）$x>2$。',
  }),
];
