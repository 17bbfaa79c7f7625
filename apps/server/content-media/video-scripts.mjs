// What the course videos show. A step is one line that joins those already on the slide; `f(a, b)` sets a fraction.
const f = (over, under) => `<span class="f"><i>${over}</i><i>${under}</i></span>`;
const v = (letter) => `<em>${letter}</em>`;
const x = v('x');

export const courses = [
  { key: 'high-math-monotonicity', stage: 'high', lead: '高一 · 数学', title: '函数的单调性与最值', ask: `例　求 ${v('f')}(${x}) = ${x} + ${f('4', x)}（${x}&gt;0）的最小值。`, steps: [`由基本不等式，${x} + ${f('4', x)} ≥ 2√4 = 4`, `当且仅当 ${x} = ${f('4', x)}，即 ${x} = 2 时取等号`, `在 (0,2) 上递减，在 (2,+∞) 上递增`, `所以最小值为 <b>4</b>`], figure: 'hook' },
  { key: 'high-math-tangent', stage: 'high', lead: '高二 · 数学', title: '导数与曲线的切线', ask: `例　求曲线 ${v('y')} = ${x}³ − 2${x} 在点 (1,−1) 处的切线。`, steps: [`求导：${v('y')}′ = 3${x}² − 2`, `斜率：${v('k')} = 3×1² − 2 = 1`, `点斜式：${v('y')} + 1 = 1·(${x} − 1)`, `切线方程：<b>${v('y')} = ${x} − 2</b>`], figure: 'cubic' },
  { key: 'high-physics-projectile', stage: 'high', lead: '高一 · 物理', title: '平抛运动的分解', ask: `例　小球从 20 m 高处以 5 m/s 水平抛出，求落地时间和水平位移。`, steps: [`竖直方向：${v('h')} = ${f('1', '2')}${v('gt')}²，${v('t')} = 2 s`, `水平方向：匀速直线运动`, `${x} = ${v('v')}₀${v('t')} = 5×2 m`, `落地时间 2 s，水平位移 <b>10 m</b>`], figure: 'throw' },
  { key: 'high-chemistry-redox', stage: 'high', lead: '高一 · 化学', title: '氧化还原反应的配平', ask: '例　配平：Cu + HNO₃(稀) → Cu(NO₃)₂ + NO↑ + H₂O', steps: ['标价态：Cu 0→+2，升 2；N +5→+2，降 3', '最小公倍数 6：Cu 配 3，NO 配 2', '再配硝酸根与水：HNO₃ 配 8，H₂O 配 4', '<b>3Cu + 8HNO₃ = 3Cu(NO₃)₂ + 2NO↑ + 4H₂O</b>'] },
  { key: 'high-chinese-poem', stage: 'high', lead: '高三 · 语文', title: '古诗鉴赏：抓住意象', ask: '例　“明月松间照，清泉石上流”营造了怎样的意境？', steps: ['找意象：明月、松、清泉、石', '看特点：光影静谧，水声清越', '析手法：视听结合，以动衬静', '<b>答：清幽明净的山中月夜，寄托对自然的喜爱</b>'] },
  { key: 'high-biology-mendel', stage: 'high', lead: '高一 · 生物', title: '分离定律与遗传图解', ask: '例　Dd 与 Dd 杂交，子代的表型比是多少？', steps: ['亲本各产生 D、d 两种配子，比例 1∶1', '雌雄配子随机结合：DD、Dd、Dd、dd', '基因型比 1∶2∶1', '表型比：显性∶隐性 = <b>3∶1</b>'] },
  { key: 'middle-math-quadratic', stage: 'middle', lead: '初三 · 数学', title: '一元二次方程的配方法', ask: `例　解方程 ${x}² − 6${x} + 5 = 0。`, steps: [`移项：${x}² − 6${x} = −5`, `配方：${x}² − 6${x} + 9 = 4`, `(${x} − 3)² = 4，${x} − 3 = ±2`, `<b>${x}₁ = 5，${x}₂ = 1</b>`], figure: 'parabola' },
  { key: 'middle-math-pythagoras', stage: 'middle', lead: '初二 · 数学', title: '勾股定理的应用', ask: '例　梯子长 5 m，底端离墙 3 m，顶端离地多高？', steps: ['墙、地面、梯子围成直角三角形', '由勾股定理：高² = 5² − 3²', '高² = 16', '顶端离地 <b>4 m</b>'], figure: 'ladder' },
  { key: 'middle-physics-ohm', stage: 'middle', lead: '初三 · 物理', title: '欧姆定律与串联电路', ask: `例　${v('R')}₁=10 Ω、${v('R')}₂=20 Ω 串联在 6 V 电源上，求电流。`, steps: [`总电阻：${v('R')} = 10 + 20 = 30 Ω`, `欧姆定律：${v('I')} = ${f(v('U'), v('R'))}`, `${v('I')} = ${f('6 V', '30 Ω')}`, `电流为 <b>0.2 A</b>`] },
  { key: 'middle-english-tense', stage: 'middle', lead: '初二 · 英语', title: '一般过去时怎样用', ask: '例　用 visit 的适当形式填空：We ____ the museum last week.', steps: ['找时间状语：last week', '表示过去发生的动作，用一般过去时', 'visit 的过去式：visited', 'We <b>visited</b> the museum last week.'] },
  { key: 'primary-math-fraction', stage: 'primary', lead: '五年级 · 数学', title: '异分母分数加法', ask: `例　计算 ${f('1', '2')} + ${f('1', '3')}。`, steps: ['分母不同，先通分', `${f('1', '2')} = ${f('3', '6')}，${f('1', '3')} = ${f('2', '6')}`, `${f('3', '6')} + ${f('2', '6')} = ${f('5', '6')}`, `答案是 <b>${f('5', '6')}</b>`] },
  { key: 'primary-chinese-observe', stage: 'primary', lead: '四年级 · 语文', title: '学写观察日记', ask: '例　怎样把“豆芽长大了”写具体？', steps: ['看：顶破种皮，探出两片嫩叶', '量：第三天长高了 2 厘米', '想：它像不像一个伸懒腰的孩子？', '<b>看一看、量一量、想一想，日记就有话写</b>'] },
];

export const book = { key: 'book-introduction', stage: 'neutral', lead: '砚田教育', title: '一张好卷子是怎样炼成的', ask: '每一套原创卷，都要走过四道工序。', steps: ['命题：一线名师依据课标独立命制', '试测：三所学校、六个班级限时作答', '改题：逐题看数据，删去偏题怪题', '<b>审校：三审三校，答案复核两遍</b>'] };

export const figures = {
  hook: '<path d="M20 230H300M40 250V10"/><path class="c" d="M52 20C70 150 96 176 128 178C180 182 236 140 292 96"/><path class="d" d="M128 178V230"/>',
  cubic: '<path d="M10 140H310M150 260V10"/><path class="c" d="M40 250C70 20 116 20 150 140S230 260 282 20"/><path class="d" d="M130 260L300 90"/>',
  throw: '<path d="M20 40V250H300"/><path class="c" d="M20 40C140 44 232 130 276 250"/><circle cx="20" cy="40" r="8"/><circle cx="170" cy="98" r="8"/><circle cx="276" cy="250" r="8"/>',
  parabola: '<path d="M10 200H310M40 260V10"/><path class="c" d="M70 30C120 330 220 330 270 30"/><circle cx="103" cy="200" r="6"/><circle cx="237" cy="200" r="6"/>',
  ladder: '<path d="M60 10V250H300"/><path class="c" d="M60 90L180 250"/><path class="d" d="M60 232H78V250"/>',
};
