import { choice, choiceOf, lead, ratio, s, term } from './question.js';

export const choices = [
  choiceOf('集合|逻辑', 1, (r) => {
    const a = r.between(1, 4);
    const b = a + r.between(2, 4);
    return {
      stem: `已知集合$A=$｛$x|x^2-${s(a + b)}x+${s(a * b)}≤0$｝，$B=$｛$x|x>${s(a + 1)}$｝，则$A∩B=$（）`,
      options: [
        `$(${s(a + 1)},${s(b)}]$`,
        `$[${s(a)},${s(b)}]$`,
        `$[${s(a)},${s(a + 1)})$`,
        `$(${s(a + 1)},+∞)$`,
      ],
      why: `$A=[${s(a)},${s(b)}]$，与$B$取交集即得。`,
    };
  }),
  choice('集合|逻辑', 1, '命题“对任意$x∈\\rm{R}$，都有$x^2+1≥2x$”的否定是（）', [
    '存在$x∈\\rm{R}$，使得$x^2+1<2x$',
    '对任意$x∈\\rm{R}$，都有$x^2+1<2x$',
    '存在$x∈\\rm{R}$，使得$x^2+1≥2x$',
    '不存在$x∈\\rm{R}$，使得$x^2+1<2x$',
  ]),
  choiceOf('复数|向量', 1, (r) => {
    const a = r.between(1, 5);
    const b = r.between(1, 5);
    return {
      stem: `若复数$z$满足$z(1+\\rm{i})=${s(a + b)}${term(b - a, '\\rm{i}')}$，则$z$的虚部为（）`,
      options: [s(-a), s(b), s(a + b + 1), `$${s(-a - b - 2)}$`],
      why: `$z=\\frac{(${s(a + b)}${term(b - a, '\\rm{i}')})(1-\\rm{i})}{2}=${s(b)}${term(-a, '\\rm{i}')}$。`,
    };
  }),
  choiceOf('向量', 1, (r) => {
    const m = r.between(1, 4);
    const k = r.between(2, 5);
    return {
      stem: `已知向量$\\vec{a}=(${s(m)},${s(k)})$，$\\vec{b}=(x,${s(m)})$，若$\\vec{a}⊥\\vec{b}$，则实数$x=$（）`,
      options: [`$-${s(k)}$`, `$${s(k)}$`, `$-${s(k + 2)}$`, `$${s(k + 2)}$`],
      why: `由$\\vec{a}·\\vec{b}=${s(m)}x+${s(m * k)}=0$得$x=-${s(k)}$。`,
    };
  }),
  choiceOf('函数', 1, (r) => {
    const a = r.between(2, 5);
    const b = r.between(1, 6);
    return {
      stem: `函数$f(x)=\\sqrt{${s(a)}-x}+\\frac{1}{x+${s(b)}}$的定义域为（）`,
      options: [
        `$(-∞,-${s(b)})∪(-${s(b)},${s(a)}]$`,
        `$(-∞,${s(a)}]$`,
        `$(-${s(b)},${s(a)}]$`,
        `$[${s(a)},+∞)$`,
      ],
    };
  }),
  choiceOf('指数|对数|函数', 1, (r) => {
    const base = r.pick([2, 3, 5]);
    const power = r.between(2, 4);
    return {
      stem: `已知$\\rm{log}_{${s(base)}}x=${s(power)}$，$${s(base)}^{y}=\\frac{1}{${s(base)}}$，则$x+y=$（）`,
      options: [s(base ** power - 1), s(base ** power + 1), s(base * power - 1), s(base ** power)],
      why: `$x=${s(base)}^{${s(power)}}=${s(base ** power)}$，$y=-1$。`,
    };
  }),
  choiceOf('三角', 1, (r) => {
    const [a, b, c] = r.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
    ] as const);
    return {
      stem: `已知$α∈(\\frac{π}{2},π)$，$sinα=\\frac{${s(a)}}{${s(c)}}$，则$tanα=$（）`,
      options: [
        `$-\\frac{${s(a)}}{${s(b)}}$`,
        `$\\frac{${s(a)}}{${s(b)}}$`,
        `$-\\frac{${s(b)}}{${s(a)}}$`,
        `$\\frac{${s(b)}}{${s(a)}}$`,
      ],
      why: `第二象限角余弦为负，$cosα=-\\frac{${s(b)}}{${s(c)}}$。`,
    };
  }),
  choiceOf('三角', 1, (r) => {
    const w = r.pick([2, 3, 4]);
    const shift = r.pick([3, 6, 4]);
    return {
      stem: `将函数$y=sin${s(w)}x$的图象向左平移$\\frac{π}{${s(w * shift)}}$个单位长度，所得图象对应的函数为（）`,
      options: [
        `$y=sin(${s(w)}x+\\frac{π}{${s(shift)}})$`,
        `$y=sin(${s(w)}x-\\frac{π}{${s(shift)}})$`,
        `$y=sin(${s(w)}x+\\frac{π}{${s(w * shift)}})$`,
        `$y=cos(${s(w)}x+\\frac{π}{${s(shift)}})$`,
      ],
    };
  }),
  choiceOf('统计|概率|计数', 1, (r) => {
    const red = r.between(3, 5);
    const white = r.between(2, 4);
    const all = red + white;
    return {
      stem: `袋中有大小相同的${s(red)}个红球和${s(white)}个白球，从中不放回地依次摸出2个球，则2个球颜色不同的概率为（）`,
      options: [
        `$${ratio(2 * red * white, all * (all - 1))}$`,
        `$${ratio(red * white, all * (all - 1))}$`,
        `$${ratio(2 * red * white, all * all)}$`,
        `$${ratio(red * (red - 1), all * all)}$`,
      ],
      why: `$P=\\frac{2×${s(red)}×${s(white)}}{${s(all)}×${s(all - 1)}}$。`,
    };
  }),
  choiceOf('立体几何|空间', 1, (r) => {
    const a = r.between(1, 4);
    return {
      stem: `棱长为${s(2 * a)}的正方体的所有顶点都在同一个球面上，则该球的表面积为（）`,
      options: [`$${s(12 * a * a)}π$`, `$${s(4 * a * a)}π$`, `$${s(8 * a * a)}π$`, `$${s(24 * a * a)}π$`],
      why: `体对角线$2R=${s(2 * a)}\\sqrt{3}$，故$S=4πR^2=${s(12 * a * a)}π$。`,
    };
  }),
  choiceOf('数列', 2, (r) => {
    const a1 = r.between(1, 4);
    const d = r.between(2, 5);
    const many = r.between(6, 10);
    const sum = many * a1 + (many * (many - 1) * d) / 2;
    return {
      stem: `等差数列｛$a_n$｝中，$a_1=${s(a1)}$，$a_3=${s(a1 + 2 * d)}$，则其前${s(many)}项和$S_{${s(many)}}=$（）`,
      options: [s(sum), s(sum + d), s(sum - many), s(sum + many * d)],
      why: `公差$d=${s(d)}$，代入求和公式。`,
    };
  }),
  choiceOf('直线|圆|解析', 2, (r) => {
    const a = r.between(1, 4);
    const radius = r.between(2, 5);
    return {
      stem: `圆$x^2+y^2-${s(2 * a)}x${term(a * a - radius * radius, '')}=0$的圆心坐标和半径分别为（）`,
      options: [
        `$(${s(a)},0)$，${s(radius)}`,
        `$(-${s(a)},0)$，${s(radius)}`,
        `$(${s(a)},0)$，${s(radius * radius)}`,
        `$(0,${s(a)})$，${s(radius)}`,
      ],
      why: `配方得$(x-${s(a)})^2+y^2=${s(radius * radius)}$。`,
    };
  }),
  choiceOf('圆锥曲线|解析', 2, (r) => {
    const [a, b, c] = r.pick([
      [5, 4, 3],
      [5, 3, 4],
      [13, 12, 5],
      [10, 8, 6],
    ] as const);
    return {
      stem: `椭圆$\\frac{x^2}{${s(a * a)}}+\\frac{y^2}{${s(b * b)}}=1$的离心率为（）`,
      options: [`$${ratio(c, a)}$`, `$${ratio(b, a)}$`, `$${ratio(c, b)}$`, `$${ratio(a - c + 1, a * 2)}$`],
      why: `$c=\\sqrt{${s(a * a)}-${s(b * b)}}=${s(c)}$，$e=${ratio(c, a)}$。`,
    };
  }),
  choiceOf('导数|函数', 2, (r) => {
    const a = r.between(1, 4);
    const b = r.between(2, 6);
    return {
      stem: `曲线$y=${lead(a, 'x^3')}-${s(b)}x$在点$(1,${s(a - b)})$处的切线斜率为（）`,
      options: [`$${s(3 * a - b)}$`, `$${s(3 * a + b)}$`, `$${s(a - b - 1)}$`, `$${s(3 * a - b + 4)}$`],
      why: `$y′=${s(3 * a)}x^2-${s(b)}$，令$x=1$。`,
    };
  }),
  choice(
    '随机变量|概率|成对数据',
    2,
    '已知随机变量$X$服从正态分布$N(2,σ^2)$，且$P(X<4)=0.8$，则$P(0<X<2)=$（）',
    ['0.3', '0.2', '0.4', '0.6'],
    '由对称性$P(2<X<4)=0.8-0.5=0.3$。',
  ),
];
