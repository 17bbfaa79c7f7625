import { ask, dec, nonZero, ratio, s } from './question.js';
import { bars, graph, polygon } from './figures.js';

export const solve = [
  ask('三角|解三角形|向量', 1, (r) => {
    const b = r.between(3, 8);
    const c = r.between(3, 8) + 1;
    return {
      stem: `在△$ABC$中，内角$A$，$B$，$C$所对的边分别为$a$，$b$，$c$，已知$2acosA=bcosC+ccosB$．`,
      parts: ['求角$A$的大小；', `若$b=${s(b)}$，$c=${s(c)}$，求$a$的值和△$ABC$的面积．`],
      space: 120,
      answer: `（1）由正弦定理得$2sinAcosA=sin(B+C)=sinA$，故$cosA=\\frac{1}{2}$，$A=\\frac{π}{3}$。（2）$a^2=${s(b * b)}+${s(c * c)}-${s(b * c)}=${s(b * b + c * c - b * c)}$，$a=\\sqrt{${s(b * b + c * c - b * c)}}$；$S=\\frac{1}{2}bcsinA=${ratio(b * c, 4)}\\sqrt{3}$。`,
    };
  }),
  ask('立体几何|空间', 1, {
    stem: '如图，在四棱锥$P-ABCD$中，底面$ABCD$是正方形，$PA⊥$平面$ABCD$，$PA=AB=2$，$E$为$PD$的中点．',
    figure: polygon(
      { P: [34, 0], A: [34, 66], B: [0, 92], C: [74, 92], D: [108, 66], E: [71, 33] },
      ['PB', 'PC', 'PD', 'BC', 'CD', 'CE'],
      ['PA', 'AB', 'AD', 'AE', 'AC'],
    ),
    parts: ['证明：$PB∥$平面$AEC$；', '求直线$PC$与平面$ABCD$所成角的正切值．'],
    space: 130,
    answer:
      '（1）连接$BD$交$AC$于$O$，则$OE$是△$PBD$的中位线，$OE∥PB$，又$OE⊂$平面$AEC$，得证。（2）∠$PCA$为所求角，$AC=2\\sqrt{2}$，$tan∠PCA=\\frac{PA}{AC}=\\frac{\\sqrt{2}}{2}$。',
  }),
  ask('数列', 2, (r) => {
    const a = r.between(2, 5);
    return {
      stem: `已知数列｛$a_n$｝的前$n$项和$S_n=n^2+${s(a)}n$．`,
      parts: [
        '求数列｛$a_n$｝的通项公式；',
        '设$b_n=\\frac{1}{a_na_{n+1}}$，求数列｛$b_n$｝的前$n$项和$T_n$．',
      ],
      space: 120,
      answer: `（1）$a_1=${s(1 + a)}$；$n≥2$时$a_n=S_n-S_{n-1}=2n+${s(a - 1)}$，$n=1$也适合。（2）裂项得$T_n=\\frac{1}{2}(\\frac{1}{${s(a + 1)}}-\\frac{1}{2n+${s(a + 1)}})$。`,
    };
  }),
  ask('圆锥曲线|解析', 2, {
    stem: '已知椭圆$C$：$\\frac{x^2}{a^2}+\\frac{y^2}{b^2}=1$（$a>b>0$）的离心率为$\\frac{1}{2}$，且过点$(1,\\frac{3}{2})$．',
    parts: [
      '求椭圆$C$的方程；',
      '过右焦点$F$的直线$l$交$C$于$A$，$B$两点，若$|AB|=\\frac{24}{7}$，求直线$l$的斜率．',
    ],
    space: 150,
    answer:
      '（1）$\\frac{x^2}{4}+\\frac{y^2}{3}=1$。（2）设$y=k(x-1)$，联立得$|AB|=\\frac{12(1+k^2)}{3+4k^2}=\\frac{24}{7}$，解得$k=±1$。',
  }),
  ask('导数|函数与导数', 2, (r) => {
    const a = r.between(2, 3);
    return {
      stem: `已知函数$f(x)=\\rm{e}^x-${s(a)}x$．`,
      figure: graph({ from: -2, to: 2.4, low: -1, high: 5, value: (x) => Math.exp(x) - a * x }),
      parts: ['求$f(x)$的单调区间和极值；', '当$x≥0$时，$f(x)≥mx+1$恒成立，求实数$m$的取值范围．'],
      space: 150,
      answer: `（1）$f′(x)=\\rm{e}^x-${s(a)}$，在$(-∞,ln${s(a)})$上递减，在$(ln${s(a)},+∞)$上递增，极小值为$${s(a)}-${s(a)}ln${s(a)}$，无极大值。（2）$m≤${s(1 - a)}$。`,
    };
  }),
  ask('统计|概率|随机变量', 1, (r) => {
    const win = r.pick([3, 4]);
    return {
      stem: `甲、乙两人进行投篮比赛，甲每次投中的概率为$\\frac{${s(win)}}{5}$，乙每次投中的概率为$\\frac{1}{2}$，各次投篮互不影响．`,
      figure: bars(['第一周', '第二周', '第三周', '第四周'], [22, 25, 31, 36], '投中数'),
      parts: ['甲、乙各投一次，求恰有一人投中的概率；', '甲投两次，求至少投中一次的概率．'],
      space: 110,
      answer: `（1）$P=\\frac{${s(win)}}{5}×\\frac{1}{2}+\\frac{${s(5 - win)}}{5}×\\frac{1}{2}=\\frac{1}{2}$。（2）$P=1-(\\frac{${s(5 - win)}}{5})^2=${ratio(25 - (5 - win) ** 2, 25)}$。`,
    };
  }),
  ask('函数|不等式', 1, (r) => {
    const cost = r.between(2, 4) * 10;
    return {
      stem: `某文创店销售一款成本为${s(cost)}元的书签套装，若每套售价为$x$元，则每周销量为$${s(200 + cost)}-2x$套．`,
      parts: ['写出每周利润$y$（元）关于售价$x$的函数关系式；', '售价定为多少元时每周利润最大？'],
      space: 100,
      answer: `（1）$y=(x-${s(cost)})(${s(200 + cost)}-2x)$。（2）对称轴$x=${dec((3 * cost + 200) / 4)}$，此时利润最大。`,
    };
  }),
  ask('直线|圆', 2, (r) => {
    const k = nonZero(r, 1, 3);
    return {
      stem: `已知圆$C$：$(x-${s(k)})^2+y^2=${s(k * k)}$，直线$l$过点$P(0,${s(k)})$．`,
      parts: ['若$l$与圆$C$相切，求$l$的方程；', '若$l$被圆$C$截得的弦长等于直径，求$l$的方程．'],
      space: 100,
      answer: `（1）$x=0$或$y=${s(k)}$。（2）直线过圆心，方程为$x+y-${s(k)}=0$。`,
    };
  }),
];
