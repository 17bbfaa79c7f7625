import { choices } from './physics-high-choices.js';
import { circuit, incline } from './apparatus.js';
import { graph } from './figures.js';
import { ask, type Bank, dec, ratio, s } from './question.js';

const experiments = [
  ask('实验|匀变速|运动的描述', 1, (r) => {
    const a = r.pick([0.8, 1, 1.2, 2]);
    const x1 = 3;
    const d = a * 0.01 * 100;
    return {
      stem: '在“探究小车速度随时间变化的规律”实验中，打点计时器接在50 Hz的交流电源上，每隔4个点取一个计数点，测得相邻计数点间的距离如下表．',
      table: [
        ['段', '$x_1$', '$x_2$', '$x_3$', '$x_4$'],
        ['距离/cm', ...[0, 1, 2, 3].map((k) => dec(x1 + k * d))],
      ],
      parts: [
        '相邻两计数点间的时间间隔为\\blank s；',
        '小车的加速度大小为\\blank m/s²；',
        '打第2个计数点（$x_1$与$x_2$之间）时小车的速度为\\blank m/s．',
      ],
      answer: `（1）0.1（2）${dec(a)}（3）${dec((2 * x1 + d) / 20, 3)}`,
    };
  }),
  ask('实验|电路|电能', 2, {
    stem: '某小组用如图所示的电路研究两个定值电阻的连接，电源内阻不计．',
    figure: circuit('parallel'),
    parts: [
      '闭合开关前应检查的是\\blank{8}；',
      '若$R_1=R_2$，只接$R_1$时电流表示数为$I$，两电阻并联后电流表示数为\\blank．',
    ],
    answer: '（1）电流表量程与正负接线柱是否正确（2）$2I$',
  }),
  ask('实验|机械能', 1, {
    stem: '用落体法验证机械能守恒定律．',
    parts: [
      '下列器材中不需要的是\\blank（填“秒表”或“刻度尺”）；',
      '实验中重力势能的减少量往往略大于动能的增加量，原因是\\blank{10}．',
    ],
    answer: '（1）秒表（2）重物下落时克服空气阻力和纸带与限位孔间的摩擦做功',
  }),
];

const solve = [
  ask('运动和力|牛顿|相互作用|力与运动', 1, (r) => {
    const m = r.between(2, 5);
    const mu = r.pick([0.1, 0.2, 0.25]);
    const f = m * 10;
    const a = (f - mu * m * 10) / m;
    return {
      stem: `质量为${s(m)} kg的木箱静止在水平地面上，与地面间的动摩擦因数为${s(mu)}．现用${s(f)} N的水平恒力拉木箱，取$g=10$ m/s²．求：`,
      parts: ['木箱的加速度大小；', '从静止开始2 s内木箱的位移；', '2 s末撤去拉力，木箱还能滑行多远．'],
      space: 110,
      answer: `（1）$a=\\frac{F-μmg}{m}=${dec(a)}$ m/s²。（2）$x=\\frac{1}{2}at^2=${dec(2 * a)}$ m。（3）$v=${dec(2 * a)}$ m/s，$x′=\\frac{v^2}{2μg}=${dec((4 * a * a) / (20 * mu))}$ m。`,
    };
  }),
  ask('机械能|能量|力与运动', 1, (r) => {
    const l = r.between(2, 6);
    return {
      stem: `如图，质量$m=2$ kg的物块从倾角为30°、长为${s(l)} m的光滑斜面顶端由静止滑下，取$g=10$ m/s²．求：`,
      figure: incline(30),
      parts: ['物块滑到斜面底端时的速度大小；', '整个过程中重力做功的平均功率．'],
      space: 110,
      answer: `（1）由$mgLsin30°=\\frac{1}{2}mv^2$得$v=\\sqrt{${s(10 * l)}}$ m/s。（2）$W=${s(10 * l)}$ J，$a=5$ m/s²，$t=\\sqrt{${ratio(2 * l, 5)}}$ s，$P=\\frac{W}{t}=${dec((10 * l) / Math.sqrt((2 * l) / 5), 1)}$ W。`,
    };
  }),
  ask('电磁感应|安培力|带电粒子', 2, (r) => {
    const b = r.pick([0.2, 0.4, 0.5]);
    const v = r.between(4, 8);
    return {
      stem: `间距$L=0.5$ m的平行金属导轨水平放置，左端接$R=0.4$ Ω的电阻，匀强磁场垂直导轨平面，$B=${s(b)}$ T．内阻$r=0.1$ Ω的金属棒在外力作用下以${s(v)} m/s的速度匀速向右运动，其余电阻不计．`,
      parts: ['求金属棒产生的感应电动势；', '求通过电阻的电流；', '求维持匀速运动所需的外力大小．'],
      space: 120,
      answer: `（1）$E=BLv=${dec(b * 0.5 * v)}$ V。（2）$I=\\frac{E}{R+r}=${dec(b * v)}$ A。（3）$F=BIL=${dec(b * b * v * 0.5, 3)}$ N。`,
    };
  }),
  ask('动量|能量', 3, (r) => {
    const m = r.between(1, 3);
    const v = r.between(4, 9);
    return {
      stem: `光滑水平面上，质量为${s(m)} kg的滑块A以${s(v)} m/s的速度与静止的质量为${s(2 * m)} kg的滑块B发生碰撞，碰后粘在一起．`,
      parts: ['求碰后共同速度；', '求碰撞过程损失的机械能．'],
      space: 100,
      answer: `（1）$v′=${ratio(v, 3)}$ m/s。（2）$ΔE=\\frac{1}{2}×${s(m)}×${s(v * v)}×\\frac{2}{3}=${ratio(m * v * v, 3)}$ J。`,
    };
  }),
  ask('匀变速|运动的描述|抛体', 1, (r) => {
    const v = r.between(2, 5) * 2;
    return {
      stem: '一辆小车沿直线运动，其速度—时间图象如图所示，0～4 s内做匀加速运动，之后做匀速运动．',
      figure: graph({
        from: -1,
        to: 9,
        low: -1,
        high: v + 3,
        value: (t) => (t < 0 ? 99 : Math.min(v, (v / 4) * t)),
        xName: 't/s',
        yName: 'v',
        marks: [{ x: 4, y: v, text: `(4,${s(v)})` }],
      }),
      parts: ['求0～4 s内的加速度；', '求0～8 s内的位移．'],
      space: 80,
      answer: `（1）${dec(v / 4)} m/s²。（2）$x=\\frac{${s(v)}}{2}×4+${s(v)}×4=${s(6 * v)}$ m。`,
    };
  }),
];

export const physicsHigh: Bank = {
  minutes: 75,
  full: 100,
  sections: [
    {
      name: '选择题',
      note: '每小题只有一个选项符合题目要求。',
      score: 4,
      counts: [5, 10],
      templates: choices,
    },
    { name: '实验题', score: 8, scores: [8, 10], counts: [1, 2], templates: experiments },
    {
      name: '计算题',
      note: '解答应写出必要的文字说明、方程式和重要的演算步骤。',
      score: 14,
      scores: [12, 14, 16],
      counts: [1, 3],
      templates: solve,
    },
  ],
};
