import { circuit, lens } from './apparatus.js';
import { graph } from './figures.js';
import { ask, type Bank, choice, choiceOf, dec, s } from './question.js';

const choices = [
  choice('机械运动', 2, '坐在行驶的高铁上的乘客看到窗外的树木向后退，所选的参照物是（）', [
    '列车',
    '树木',
    '地面',
    '路边的房屋',
  ]),
  choice('声现象', 2, '在图书馆里要“轻声细语”，从声音的特性看，是指减小声音的（）', [
    '响度',
    '音调',
    '音色',
    '频率',
  ]),
  choice('声现象', 2, '下列措施中，在传播过程中减弱噪声的是（）', [
    '高架桥两侧安装隔音屏',
    '摩托车安装消声器',
    '工人佩戴防噪声耳罩',
    '考场附近禁止鸣笛',
  ]),
  choice('物态变化', 2, '夏天从冰箱取出的饮料瓶外壁会出现小水珠，这是（）', [
    '水蒸气液化形成的',
    '饮料渗出形成的',
    '瓶壁熔化形成的',
    '水汽化形成的',
  ]),
  choice('光现象', 2, '“湖光秋月两相和”，湖中的“月”是由于（）', [
    '光的反射形成的虚像',
    '光的折射形成的实像',
    '光沿直线传播形成的影',
    '光的色散形成的',
  ]),
  choice('透镜', 2, '人远离平面镜时，镜中的像（）', [
    '大小不变，像到镜面的距离变大',
    '变小，像到镜面的距离变大',
    '变大，像到镜面的距离变小',
    '大小不变，像到镜面的距离不变',
  ]),
  choiceOf('质量与密度', 2, (r) => {
    const m = r.between(3, 9) * 27;
    return {
      stem: `一金属块质量为${s(m)} g，体积为${dec(m / 2.7)} cm³，则它的密度为（）`,
      options: ['$2.7×10^3$ kg/m³', '$2.7$ kg/m³', '$0.37×10^3$ kg/m³', '$27×10^3$ kg/m³'],
    };
  }),
  choice('力与运动|力', 2, '下列现象中，主要说明力可以改变物体运动状态的是（）', [
    '守门员接住飞来的足球',
    '用力拉弓，弓弯了',
    '手捏气球，气球变扁',
    '跳水运动员把跳板压弯',
  ]),
  choiceOf('压强|浮力', 2, (r) => {
    const v = r.between(2, 9);
    return {
      stem: `体积为$${s(v)}×10^{-4}$ m³的实心铁块浸没在水中，受到的浮力为（$g$取10 N/kg）（）`,
      options: [`${s(v)} N`, `${s(v * 10)} N`, `${dec(v / 10)} N`, `${dec(v * 7.9)} N`],
    };
  }),
  choice('简单机械', 2, '下列工具使用时，属于费力杠杆的是（）', ['钓鱼竿', '羊角锤', '开瓶器', '独轮车']),
  choice('内能', 3, '下列事例中，通过做功改变物体内能的是（）', [
    '冬天搓手取暖',
    '用热水袋暖手',
    '太阳能热水器中的水变热',
    '烧红的铁块放入水中',
  ]),
  choice('电流|电路', 3, '教室里的几盏灯能各自独立工作，它们的连接方式是（）', [
    '并联',
    '串联',
    '可能串联也可能并联',
    '无法判断',
  ]),
  choiceOf('欧姆定律|电压|电阻', 3, (r) => {
    const resist = r.between(2, 6) * 5;
    const current = r.pick([0.2, 0.3, 0.4]);
    return {
      stem: `阻值为${s(resist)} Ω的电阻接在电源两端，通过它的电流为${s(current)} A，则电源电压为（）`,
      options: [
        `${dec(resist * current)} V`,
        `${dec(resist / current, 1)} V`,
        `${dec(resist * current + 1)} V`,
        `${dec(resist * current * 2)} V`,
      ],
    };
  }),
  choiceOf('电功率|生活用电', 3, (r) => {
    const p = r.pick([880, 1100, 1760, 2200]);
    return {
      stem: `标有“220 V ${s(p)} W”的电热水壶正常工作时，电路中的电流为（）`,
      options: [`${s(p / 220)} A`, `${dec(220 / p)} A`, `${s(p / 220 + 2)} A`, `${s((p / 220) * 2)} A`],
    };
  }),
  choice('生活用电', 3, '关于安全用电，下列做法正确的是（）', [
    '更换灯泡前先断开电源',
    '用湿布擦拭带电的开关',
    '在高压线附近放风筝',
    '多个大功率用电器共用一个插座',
  ]),
  choice('电与磁', 3, '下列设备中，利用电磁感应原理工作的是（）', ['发电机', '电动机', '电磁铁', '电铃']),
  choice('信息|能源', 3, '下列能源中，属于可再生能源的是（）', ['风能', '煤炭', '石油', '天然气']),
];

const blanks = [
  ask('机械运动', 2, (r) => {
    const v = r.between(3, 9) * 5;
    return {
      stem: `汽车在平直公路上${s(v * 10)} m的路程内匀速行驶了10 s，它的速度是\\blank m/s，合\\blank km/h．`,
      answer: `${s(v)}\u3000${dec(v * 3.6)}`,
    };
  }),
  ask('物态变化', 2, {
    stem: '放在衣柜里的樟脑丸越来越小，这是\\blank 现象；霜的形成是\\blank 现象．（填物态变化名称）',
    answer: '升华　凝华',
  }),
  ask('透镜|光现象', 2, {
    stem: '照相机的镜头相当于一个\\blank 透镜，被拍摄的物体应在\\blank 以外．',
    answer: '凸　二倍焦距',
  }),
  ask('压强|浮力', 2, (r) => {
    const g = r.between(3, 8) * 100;
    return {
      stem: `一名学生重${s(g)} N，双脚与地面的接触面积为0.04 m²，他站立时对地面的压强是\\blank Pa．`,
      answer: s(g / 0.04),
    };
  }),
  ask('电功率|电流', 3, (r) => {
    const hours = r.between(2, 5);
    return {
      stem: `一台功率为500 W的电饭锅工作${s(hours)} h，消耗的电能是\\blank kW·h．`,
      answer: dec(0.5 * hours, 1),
    };
  }),
  ask('内能', 3, (r) => {
    const t = r.between(2, 6) * 10;
    return {
      stem: `质量为2 kg的水温度升高${s(t)} ℃，吸收的热量是\\blank J．[$c=4.2×10^3$ J/(kg·℃)]`,
      answer: `$${dec((2 * 4.2 * t) / 100)}×10^5$`,
    };
  }),
];

const experiments = [
  ask('透镜|光现象', 2, {
    stem: '在“探究凸透镜成像规律”的实验中，光路如图所示．',
    figure: lens(),
    parts: [
      '实验前应调节烛焰、凸透镜、光屏三者的中心在\\blank{7}；',
      '当物体位于二倍焦距以外时，光屏上成倒立、\\blank 的实像；',
      '若用不透明的纸板挡住凸透镜的上半部分，光屏上的像\\blank{8}．',
    ],
    answer: '（1）同一高度（2）缩小（3）完整但变暗',
  }),
  ask('质量与密度', 2, (r) => {
    const rho = r.pick([1.1, 1.15, 1.2]);
    return {
      stem: '小明测量盐水的密度，实验数据如下表．',
      table: [
        ['杯和盐水的总质量/g', '杯和剩余盐水的质量/g', '量筒中盐水的体积/cm³', '盐水的密度/(g/cm³)'],
        [dec(60 + rho * 40), '60', '40', ''],
      ],
      parts: ['使用天平前应先将天平放在\\blank 台面上；', '盐水的密度为\\blank g/cm³．'],
      answer: `（1）水平（2）${s(rho)}`,
    };
  }),
  ask('欧姆定律|电流|电阻|电压', 3, {
    stem: '在“探究电流与电压的关系”实验中，部分电路如图所示．',
    figure: circuit('series'),
    parts: [
      '连接电路时，开关应处于\\blank 状态；',
      '为改变定值电阻两端的电压，电路中还应串联一个\\blank{6}；',
      '多次测量的目的是\\blank{8}．',
    ],
    answer: '（1）断开（2）滑动变阻器（3）寻找普遍规律，避免偶然性',
  }),
];

const solve = [
  ask('机械运动|力与运动', 2, (r) => {
    const v = r.between(2, 5) * 2;
    return {
      stem: '一名骑行者沿平直道路运动，路程随时间变化的图象如图所示．',
      figure: graph({
        from: -1,
        to: 9,
        low: -4,
        high: v * 8 + 8,
        value: (t) => (t < 0 ? 999 : v * t),
        xName: 't/s',
        yName: 's',
        marks: [{ x: 5, y: v * 5, text: `(5,${s(v * 5)})` }],
      }),
      parts: ['求骑行者的速度；', '求他1 min内通过的路程．'],
      space: 70,
      answer: `（1）$v=\\frac{s}{t}=${s(v)}$ m/s。（2）$s=vt=${s(v * 60)}$ m。`,
    };
  }),
  ask('简单机械|压强', 2, (r) => {
    const g = r.between(3, 8) * 100;
    const f = g / 2 + r.between(2, 6) * 10;
    return {
      stem: `用一个动滑轮将重${s(g)} N的货物匀速提升2 m，拉力为${s(f)} N．求：`,
      parts: ['有用功；', '总功；', '动滑轮的机械效率．'],
      space: 90,
      answer: `（1）$W_有=Gh=${s(g * 2)}$ J。（2）$W_总=Fs=${s(f * 4)}$ J。（3）$η=\\frac{W_有}{W_总}=${dec((g * 200) / (f * 4), 1)}%$。`,
    };
  }),
  ask('欧姆定律|电功率|生活用电', 3, (r) => {
    const r1 = r.pick([10, 20, 30]);
    const r2 = r.pick([10, 20, 60]);
    const u = 6;
    return {
      stem: `如图，电源电压为6 V且保持不变，$R_1=${s(r1)}$ Ω，$R_2=${s(r2)}$ Ω，闭合开关S．求：`,
      figure: circuit('parallel'),
      parts: ['通过$R_1$的电流；', '干路中的电流；', '电路消耗的总功率．'],
      space: 100,
      answer: `（1）$I_1=\\frac{U}{R_1}=${dec(u / r1)}$ A。（2）$I=I_1+I_2=${dec(u / r1 + u / r2)}$ A。（3）$P=UI=${dec((u / r1 + u / r2) * u)}$ W。`,
    };
  }),
  ask('内能|能源', 3, (r) => {
    const t = r.between(3, 7) * 10;
    return {
      stem: `某太阳能热水器装水100 kg，在阳光照射下水温升高了${s(t)} ℃．[$c=4.2×10^3$ J/(kg·℃)，天然气热值取$4.2×10^7$ J/m³]`,
      parts: ['求水吸收的热量；', '这些热量相当于完全燃烧多少天然气放出的热量？'],
      space: 80,
      answer: `（1）$Q=cmΔt=${dec(4.2 * t * 0.01, 3)}×10^7$ J。（2）$V=${dec(t * 0.01)}$ m³。`,
    };
  }),
];

export const physicsMiddle: Bank = {
  minutes: 80,
  full: 100,
  sections: [
    { name: '选择题', note: '每小题只有一个选项符合题意。', score: 3, counts: [6, 12], templates: choices },
    { name: '填空题', score: 4, counts: [2, 4], templates: blanks },
    { name: '实验探究题', score: 9, counts: [1, 2], templates: experiments },
    {
      name: '计算题',
      note: '要求写出必要的文字说明、公式和步骤。',
      score: 10,
      scores: [12, 18],
      counts: [1, 2],
      templates: solve,
    },
  ],
};
