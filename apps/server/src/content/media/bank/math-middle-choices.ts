import { circle } from './figures.js';
import { choice, choiceOf, ratio, s } from './question.js';

export const choices = [
  choiceOf('有理数', 1, (r) => {
    const a = r.between(3, 19);
    return {
      stem: `$-${s(a)}$的相反数是（）`,
      options: [s(a), `$-${s(a)}$`, `$\\frac{1}{${s(a)}}$`, `$-\\frac{1}{${s(a)}}$`],
    };
  }),
  choiceOf('有理数|实数', 1, (r) => {
    const a = r.between(12, 98);
    const power = r.between(5, 8);
    const digits = s(a / 10);
    return {
      stem: `某省今年秋粮播种面积约为${s(a * 10 ** (power - 1))}亩，将这个数用科学记数法表示为（）`,
      options: [
        `$${digits}×10^{${s(power)}}$`,
        `$${s(a)}×10^{${s(power - 1)}}$`,
        `$${digits}×10^{${s(power + 1)}}$`,
        `$0.${s(a)}×10^{${s(power)}}$`,
      ],
    };
  }),
  choiceOf('整式', 1, (r) => {
    const a = r.between(2, 5);
    const b = r.between(2, 5);
    return {
      stem: '下列运算正确的是（）',
      options: [
        `$${s(a)}x^2·${s(b)}x^3=${s(a * b)}x^5$`,
        `$${s(a)}x^2+${s(b)}x^3=${s(a + b)}x^5$`,
        `$(x^{${s(a)}})^{${s(b + 1)}}=x^{${s(a + b + 1)}}$`,
        `$(x+${s(a)})^2=x^2+${s(a * a)}$`,
      ],
    };
  }),
  choiceOf('一元一次方程|方程', 1, (r) => {
    const x = r.between(2, 9);
    const a = r.between(2, 5);
    const b = r.between(1, 9);
    return {
      stem: `方程$${s(a)}x+${s(b)}=${s(a * x + b)}$的解是（）`,
      options: [`$x=${s(x)}$`, `$x=-${s(x)}$`, `$x=${s(x + 1)}$`, `$x=${s(x + 2)}$`],
    };
  }),
  choiceOf('相交线|平行线|几何图形', 1, (r) => {
    const angle = r.between(22, 68);
    return {
      stem: `如图，直线$AB∥CD$，直线$EF$与它们分别相交，若∠1=${s(angle)}°，则与∠1互补的同旁内角为（）`,
      options: [`${s(180 - angle)}°`, `${s(angle)}°`, `${s(90 - angle)}°`, `${s(180 - 2 * angle)}°`],
    };
  }),
  choice('实数|平面直角坐标系', 1, '下列各数中，是无理数的是（）', [
    '$\\sqrt{2}$',
    '$\\frac{22}{7}$',
    '$3.14$',
    '$\\sqrt{9}$',
  ]),
  choiceOf('不等式', 1, (r) => {
    const a = r.between(2, 6);
    return {
      stem: `不等式组$x-1>0$，$2x≤${s(2 * a)}$的解集是（）`,
      options: [`$1<x≤${s(a)}$`, `$x>1$`, `$x≤${s(a)}$`, '无解'],
    };
  }),
  choiceOf('三角形|全等', 2, (r) => {
    const a = r.between(3, 6);
    const b = a + r.between(1, 3);
    return {
      stem: `一个三角形的两边长分别为${s(a)}和${s(b)}，则第三边的长可能是（）`,
      options: [s(b), s(a + b), s(a + b + 1), s(b - a)],
      why: `第三边大于${s(b - a)}且小于${s(a + b)}。`,
    };
  }),
  choice('轴对称|旋转', 2, '下列图形中，既是轴对称图形又是中心对称图形的是（）', [
    '矩形',
    '等边三角形',
    '平行四边形',
    '正五边形',
  ]),
  choiceOf('因式分解|整式的乘法', 2, (r) => {
    const a = r.between(2, 7);
    return {
      stem: `把$x^3-${s(a * a)}x$分解因式，结果正确的是（）`,
      options: [
        `$x(x+${s(a)})(x-${s(a)})$`,
        `$x(x^2-${s(a * a)})$`,
        `$x(x-${s(a)})^2$`,
        `$(x+${s(a)})(x-${s(a)})$`,
      ],
    };
  }),
  choiceOf('分式', 2, (r) => {
    const a = r.between(1, 8);
    return {
      stem: `若分式$\\frac{x-${s(a)}}{x+${s(a + 1)}}$的值为0，则$x$的值为（）`,
      options: [s(a), `$-${s(a + 1)}$`, `$-${s(a)}$`, s(a + 1)],
    };
  }),
  choiceOf('勾股|二次根式', 2, (r) => {
    const [a, b, c] = r.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [9, 12, 15],
    ] as const);
    return {
      stem: `在Rt△$ABC$中，∠$C$=90°，$AC=${s(a)}$，$BC=${s(b)}$，则$AB$的长为（）`,
      options: [s(c), s(a + b), `$\\sqrt{${s(a + b)}}$`, s(c + 1)],
    };
  }),
  choiceOf('一次函数', 2, (r) => {
    const k = r.between(1, 4);
    const b = r.between(1, 5);
    return {
      stem: `一次函数$y=-${k === 1 ? '' : s(k)}x+${s(b)}$的图象不经过（）`,
      options: ['第三象限', '第一象限', '第二象限', '第四象限'],
      why: '$k<0$，$b>0$，图象经过第一、二、四象限。',
    };
  }),
  choiceOf('一元二次方程', 3, (r) => {
    const a = r.between(2, 6);
    return {
      stem: `若关于$x$的方程$x^2-${s(2 * a)}x+m=0$有两个相等的实数根，则$m$的值为（）`,
      options: [s(a * a), s(-a * a), s(2 * a), s(4 * a * a)],
      why: `$Δ=${s(4 * a * a)}-4m=0$。`,
    };
  }),
  choiceOf('二次函数', 3, (r) => {
    const h = r.between(1, 5);
    const k = r.between(1, 6);
    return {
      stem: `抛物线$y=2(x-${s(h)})^2+${s(k)}$的顶点坐标是（）`,
      options: [
        `$(${s(h)},${s(k)})$`,
        `$(-${s(h)},${s(k)})$`,
        `$(${s(h)},-${s(k)})$`,
        `$(-${s(h)},-${s(k)})$`,
      ],
    };
  }),
  choiceOf('圆', 3, (r) => {
    const angle = r.between(20, 44) * 2;
    return {
      stem: `如图，点$A$，$B$，$C$在圆$O$上，若∠$AOB$=${s(angle)}°，则∠$ACB$的度数是（）`,
      figure: circle({ A: 215, B: 325, C: 80 }, ['OA', 'OB', 'CA', 'CB'], 40),
      options: [`${s(angle / 2)}°`, `${s(angle)}°`, `${s(180 - angle)}°`, `${s(90 - angle / 2)}°`],
      why: '同弧所对的圆周角等于圆心角的一半。',
    };
  }),
  choiceOf('概率', 3, (r) => {
    const red = r.between(2, 5);
    const white = r.between(3, 6);
    return {
      stem: `不透明的袋中有${s(red)}个红球和${s(white)}个白球，除颜色外完全相同，随机摸出1个球是红球的概率为（）`,
      options: [
        `$${ratio(red, red + white)}$`,
        `$${ratio(white, red + white)}$`,
        `$\\frac{1}{${s(red + white + 1)}}$`,
        `$${ratio(red, red + white + 2)}$`,
      ],
    };
  }),
  choice('相似|锐角三角函数|投影', 3, '在Rt△$ABC$中，∠$C$=90°，$AB=5$，$BC=3$，则$sinA$的值为（）', [
    '$\\frac{3}{5}$',
    '$\\frac{4}{5}$',
    '$\\frac{3}{4}$',
    '$\\frac{5}{3}$',
  ]),
  choiceOf('反比例函数', 3, (r) => {
    const x = r.between(2, 5);
    const y = r.between(1, 6);
    return {
      stem: `若点$(${s(x)},-${s(y)})$在反比例函数$y=\\frac{k}{x}$的图象上，则$k$的值为（）`,
      options: [`$-${s(x * y)}$`, s(x * y), `$${ratio(-y, x)}$`, s(x + y + x * y)],
    };
  }),
];
