import { solve } from './math-primary-solve.js';
import { ask, type Bank, choice, choiceOf, dec, ratio, s } from './question.js';

const low = [1, 2] as const;
const mid = [3, 4] as const;

const oral = [
  ask('加减|认识|进位|数', 1, (r) => {
    const a = r.between(6, 9);
    const b = r.between(5, 9);
    return {
      stem: `${s(a)}＋${s(b)}＝\\blank{3}\u3000\u3000${s(a + b)}－${s(a)}＝\\blank{3}\u3000\u300010＋${s(b)}＝\\blank{3}`,
      answer: `${s(a + b)}\u3000${s(b)}\u3000${s(10 + b)}`,
    };
  }),
  ask('100以内|加法|减法', [2, 3], (r) => {
    const a = r.between(25, 48);
    const b = r.between(14, 39);
    return {
      stem: `${s(a)}＋${s(b)}＝\\blank{3}\u3000\u3000${s(a + b)}－${s(b)}＝\\blank{3}\u3000\u300090－${s(a)}＝\\blank{3}`,
      answer: `${s(a + b)}\u3000${s(a)}\u3000${s(90 - a)}`,
    };
  }),
  ask('乘法', [2, 3], (r) => {
    const a = r.between(3, 9);
    const b = r.between(4, 9);
    return {
      stem: `${s(a)}×${s(b)}＝\\blank{3}\u3000\u3000${s(b)}×${s(a)}＋${s(b)}＝\\blank{3}\u3000\u30007×8＝\\blank{3}`,
      answer: `${s(a * b)}\u3000${s(a * b + b)}\u300056`,
    };
  }),
  ask('多位数|倍|万以内', [3, 4], (r) => {
    const a = r.between(12, 43);
    const b = r.between(3, 8);
    return {
      stem: `${s(a)}×${s(b)}＝\\blank{3}\u3000\u3000${s(a * b)}÷${s(b)}＝\\blank{3}\u3000\u3000600÷${s(b === 7 ? 6 : b)}＝\\blank{3}`,
      answer: `${s(a * b)}\u3000${s(a)}\u3000${dec(600 / (b === 7 ? 6 : b))}`,
    };
  }),
  ask('三位数|除数|优化', [4, 5], (r) => {
    const a = r.between(12, 30) * 10;
    const b = r.between(12, 40);
    return {
      stem: `${s(a)}×${s(b)}＝\\blank{4}\u3000\u3000${s(b * 30)}÷30＝\\blank{3}\u3000\u3000125×8＝\\blank{4}`,
      answer: `${s(a * b)}\u3000${s(b)}\u30001000`,
    };
  }),
  ask('小数|简易方程', [5, 6], (r) => {
    const a = r.between(12, 48) / 10;
    const b = r.between(2, 9) / 10;
    return {
      stem: `${dec(a)}×${dec(b)}＝\\blank{4}\u3000\u3000${dec(a * b * 10)}÷10＝\\blank{4}\u3000\u30000.25×4＝\\blank{3}`,
      answer: `${dec(a * b)}\u3000${dec(a * b)}\u30001`,
    };
  }),
  ask('分数|百分数|比', 6, (r) => {
    const a = r.between(2, 7);
    const b = r.between(3, 9);
    return {
      stem: `$\\frac{${s(a)}}{${s(b + a)}}×${s(b + a)}=$\\blank{3}\u3000\u3000$\\frac{1}{${s(a)}}÷\\frac{1}{${s(b)}}=$\\blank{3}\u3000\u3000$1-25%=$\\blank{3}`,
      answer: `${s(a)}\u3000$${ratio(b, a)}$\u300075%（或0.75）`,
    };
  }),
];

const blanks = [
  ask('数|认识', low, (r) => {
    const a = r.between(11, 18);
    return {
      stem: `${s(a)}里面有\\blank{3}个十和\\blank{3}个一，它后面的一个数是\\blank{3}。`,
      answer: `1\u3000${s(a - 10)}\u3000${s(a + 1)}`,
    };
  }),
  ask('长度|测量', [2, 3], (r) => {
    const a = r.between(2, 8);
    return {
      stem: `${s(a)}米＝\\blank{4}厘米\u3000\u3000${s(a)}00厘米＋1米＝\\blank{4}米`,
      answer: `${s(a * 100)}\u3000${s(a + 1)}`,
    };
  }),
  ask('时间|时、分、秒', [2, 3], (r) => {
    const h = r.between(7, 10);
    return { stem: `学校${s(h)}:10开始上课，一节课40分钟，下课时间是\\blank{5}。`, answer: `${s(h)}:50` };
  }),
  ask('角|图形', low, { stem: '一把三角尺上有\\blank{3}个角，其中有\\blank{3}个直角。', answer: '3　1' }),
  ask('分数的初步', mid, (r) => {
    const n = r.between(4, 9);
    return {
      stem: `把一个蛋糕平均分成${s(n)}份，每份是它的\\blank{4}，3份是它的\\blank{4}。`,
      answer: `$\\frac{1}{${s(n)}}$\u3000$\\frac{3}{${s(n)}}$`,
    };
  }),
  ask('长方形|正方形', mid, (r) => {
    const a = r.between(5, 12);
    const b = r.between(3, 8);
    return {
      stem: `一个长方形长${s(a + b)}厘米、宽${s(b)}厘米，它的周长是\\blank{4}厘米。`,
      answer: s(2 * (a + 2 * b)),
    };
  }),
  ask('大数', [4, 5], (r) => {
    const a = r.between(3, 9);
    return {
      stem: `${s(a)}60500000读作\\blank{10}，省略“亿”后面的尾数约是\\blank{4}亿。`,
      answer: `${['三', '四', '五', '六', '七', '八', '九'][a - 3] ?? '九'}亿六千零五十万\u3000${s(a + 1)}`,
    };
  }),
  ask('小数|方程', 5, (r) => {
    const a = r.between(2, 8);
    const b = r.between(11, 39) / 10;
    return { stem: `当$x=${dec(b)}$时，$${s(a)}x+1=$\\blank{4}。`, answer: dec(a * b + 1) };
  }),
  ask('因数|倍数', 5, {
    stem: '18的因数有\\blank{9}，其中既是奇数又是合数的是\\blank{3}。',
    answer: '1、2、3、6、9、18　9',
  }),
  ask('百分数|分数|比', 6, (r) => {
    const a = r.pick([20, 40, 60, 80]);
    return {
      stem: `${s(a)}%＝\\blank{3}（填小数）＝$\\frac{(\u3000\u3000)}{100}$＝\\blank{3}：5`,
      answer: `${dec(a / 100)}\u3000${s(a)}\u3000${dec(a / 20)}`,
    };
  }),
  ask('圆', 6, (r) => {
    const d = r.between(2, 9) * 2;
    return {
      stem: `一个圆的直径是${s(d)}厘米，周长是\\blank{5}厘米，面积是\\blank{5}平方厘米。（π取3.14）`,
      answer: `${dec(3.14 * d)}\u3000${dec((3.14 * d * d) / 4)}`,
    };
  }),
];

const choices = [
  choiceOf('加减|数|分类', low, (r) => {
    const a = r.between(4, 8);
    return {
      stem: `小明有${s(a)}张卡片，小红比他多3张，小红有（）张。`,
      options: [s(a + 3), s(a - 3), s(a), s(a + 4)],
    };
  }),
  choice('图形|观察|立体', low, '下面物体中，容易滚动的是（）。', ['皮球', '魔方', '书本', '牙膏盒']),
  choice('角|搭配', [2, 3], '用3、5、8三张数字卡片可以摆成（）个不同的两位数。', ['6', '3', '9', '2']),
  choice('测量|倍|时', [3, 4], '一枚1元硬币大约重（）。', ['6克', '6千克', '60克', '1千克']),
  choice('公顷|角的度量', [4, 5], '一个足球场的面积大约是（）。', [
    '7000平方米',
    '7公顷',
    '70平方千米',
    '700平方分米',
  ]),
  choice('平行四边形|角', [4, 5], '下面图形中，对边分别平行的是（）。', [
    '平行四边形',
    '梯形',
    '三角形',
    '圆',
  ]),
  choiceOf('植树', 5, (r) => {
    const n = r.between(8, 20);
    return {
      stem: `在一条长${s(n * 5)}米的小路一侧种树，每隔5米种一棵，两端都种，一共要种（）棵。`,
      options: [s(n + 1), s(n), s(n - 1), s(n * 2)],
    };
  }),
  choice('可能性|位置', 5, '盒子里有8个红球和2个白球，任意摸出一个，摸到（）的可能性大。', [
    '红球',
    '白球',
    '一样大',
    '无法确定',
  ]),
  choiceOf('百分数', 6, (r) => {
    const a = r.pick([80, 120, 160, 200]);
    return {
      stem: `一件衣服原价${s(a)}元，打七五折后的价格是（）元。`,
      options: [dec(a * 0.75), dec(a * 0.25), dec(a * 0.7), dec(a * 0.85)],
    };
  }),
  choice('扇形统计图|统计', 6, '要表示各部分数量占总数的百分比，最好选用（）。', [
    '扇形统计图',
    '条形统计图',
    '折线统计图',
    '统计表',
  ]),
  choice('比|数与形', 6, '把3∶5的前项加上6，要使比值不变，后项应加上（）。', ['10', '6', '15', '5']),
];

export const mathPrimary: Bank = {
  minutes: 60,
  full: 100,
  sections: [
    { name: '口算', score: 6, counts: [1, 2], templates: oral },
    { name: '填空题', score: 4, counts: [3, 5], templates: blanks },
    { name: '选择题', note: '将正确答案的序号填在括号里。', score: 3, counts: [2, 4], templates: choices },
    { name: '解决问题', score: 8, counts: [2, 4], templates: solve },
  ],
};
