// The slides of the course videos; each has the title of its course. A step adds one line to the slide.
export const courses = [
  { key: 'high-math-draft-paper', stage: 'high', lead: '高三 · 数学', title: '草稿纸的用法', ask: '做完一道大题，怎样在草稿上找到错的那一步？', steps: ['一张纸折成四格，一格只做一题', '格子左上角写清题号', '去分母、移项、代入求值三步必须写全', '<b>最后八分钟：对着草稿查，不重做</b>'], figure: 'grid' },
  { key: 'high-geography-river-city', stage: 'high', lead: '高二 · 地理', title: '一条河怎样造出一座城', ask: '老街为什么总在高一级的平地上？', steps: ['河漫滩：土肥水近，洪水一来就淹', '阶地：离水不远，又高过洪水线', '汇口：两条河的货物在这里换船', '<b>所以先有阶地上的老街，再有水边的码头</b>'], figure: 'valley' },
  { key: 'high-biology-membrane', stage: 'high', lead: '高一 · 生物', title: '细胞膜：一道会选择的门', ask: '三种过膜的办法，哪一种要“买票”？', steps: ['自由扩散：氧气顺着浓度差直接走过', '协助扩散：葡萄糖进红细胞，要走通道', '主动运输：逆着浓度差，要载体，也要能量', '<b>逆浓度的那一种才要“买票”</b>'] },
  { key: 'middle-chemistry-network', stage: 'middle', lead: '初三 · 化学', title: '酸碱盐的一张关系网', ask: '从氧化钙走到碳酸钙，可以走哪两条路？', steps: ['CaO + H₂O = Ca(OH)₂', '路一：Ca(OH)₂ + CO₂ = CaCO₃↓ + H₂O', '路二：Ca(OH)₂ + Na₂CO₃ = CaCO₃↓ + 2NaOH', '<b>有沉淀、气体或水生成，复分解反应才能发生</b>'] },
  { key: 'middle-physics-buoyancy', stage: 'middle', lead: '初二 · 物理', title: '浮与沉：四种判断', ask: '同一个鸡蛋，清水里沉，盐水里浮，为什么？', steps: ['比力：浸没时浮力大于重力，上浮', '比密度：实心物体密度大于液体，下沉', '看状态：漂浮、悬浮时，浮力等于重力', '<b>盐水密度比鸡蛋大，鸡蛋就浮起来了</b>'], figure: 'egg' },
  { key: 'middle-history-pottery', stage: 'middle', lead: '初一 · 历史', title: '一只陶罐能说多少话', ask: '没有文字，陶罐怎样告诉我们祖先的生活？', steps: ['出土的地层：它比谁早，比谁晚', '底部的烟痕：它曾经架在火上', '残留的颗粒：里面煮过什么', '<b>证据不足时，老实说“还不知道”</b>'], figure: 'pot' },
  { key: 'primary-chinese-whole-book', stage: 'primary', lead: '六年级 · 语文', title: '毕业前，读完一整本书', ask: '读到一半读不下去，怎么办？', steps: ['定页数：每天读多少，自己写在书签上', '过难关：不懂先跳过，夹纸条，三天后再看', '留痕迹：每一章只写一句话', '<b>读完那天，用三句话推荐给同学</b>'] },
  { key: 'primary-math-parallelogram', stage: 'primary', lead: '五年级 · 数学', title: '平行四边形，剪一刀', ask: '底 6 厘米、高 4 厘米，面积是多少？', steps: ['沿着一条高剪开', '把剪下的三角形平移到另一边', '拼成长方形：长是底，宽是高', '面积：6 × 4 = <b>24（平方厘米）</b>'], figure: 'parallelogram' },
  { key: 'primary-science-bulb', stage: 'primary', lead: '四年级 · 科学', title: '让小灯泡亮起来', ask: '一节电池、一根导线、一个灯泡，怎样能亮？', steps: ['小灯泡身上有两个连接点', '电流从电池一端出发，经过灯丝回到另一端', '有一处没连上是断路，灯不亮', '<b>导线发热是短路，要立刻断开</b>'], figure: 'circuit' },
  { key: 'primary-english-listen', stage: 'primary', lead: '三年级 · 英语', title: '先听见，再开口', ask: 'Listen. Do. Say. 三步怎么走？', steps: ['听：不看书，听到 red、blue、green 就拍手', '做：Stand up. Turn around. Touch your nose.', '说：先哼出句子的调子，再放进单词', '<b>同一个故事，连听五天再换</b>'] },
  { key: 'primary-math-tables', stage: 'primary', lead: '二年级 · 数学', title: '乘法口诀从哪里来', ask: '忘了“七八五十六”，怎样找回来？', steps: ['三排苹果，每排四个：4 + 4 + 4 = 12', '路一：七七四十九，49 + 7 = 56', '路二：35 + 21 = 56', '<b>口诀是数出来的，忘了可以再数</b>'], figure: 'dots' },
  { key: 'primary-chinese-pinyin', stage: 'primary', lead: '一年级 · 语文', title: '三个拼音手拉手', ask: 'g — u — ā，怎样连成“瓜”？', steps: ['声母站在梯子顶上，轻轻说：g', '介母像滑梯，快快过：u', '韵母落到地面，响响读：ā', 'g—u—ā，<b>guā，西瓜的瓜</b>'] },
];

/** The lectures of the special subject 命题公开课. */
export const replays = [
  { key: 'replay-1-material', stage: 'high', lead: '命题公开课 · 语文', title: '第一讲·选材：社区菜园的一张公告', ask: '每户一分，抽签分配：这个“一分”是面积，还是一份？', steps: ['真：原件拍照存档，只隐去小区和人名', '有缝：材料本身有值得追问的地方', '不偏：城里和乡下的孩子都读得懂', '<b>材料越平常，学生越没有地方躲，只能去想</b>'] },
  { key: 'replay-2-asking', stage: 'high', lead: '命题公开课 · 数学', title: '第二讲·设问：一只纸杯剪开以后', ask: '杯口直径 9、杯底直径 6、母线 9（厘米），展开是什么形状？', steps: ['先画：剪开之前，画出你以为的展开图', '再求：大圆半径 27，小圆半径 18', '圆心角恰为 60°', '<b>后用：一张 A4 纸，能不能剪出两只？</b>'], figure: 'fan' },
  { key: 'replay-3-trial', stage: 'middle', lead: '命题公开课 · 物理', title: '第三讲·试做：三分钟烧不开一壶水', ask: '1500 瓦的壶，三分钟烧开 1.2 千克、20℃ 的水，可能吗？', steps: ['水吸热：4.2×10³×1.2×80 = 4.032×10⁵ 焦', '壶耗电：1500×180 = 2.7×10⁵ 焦', '吸收的比消耗的还多，违背能量守恒', '<b>量一量：要五分钟，效率约 89.6%</b>'] },
  { key: 'replay-4-drafts', stage: 'middle', lead: '命题公开课 · 化学', title: '第四讲·改稿：十克鸡蛋壳的七个版本', ask: '怎样测定鸡蛋壳里碳酸钙的含量？', steps: ['第一稿：给出二氧化碳 3.96 克，直接算得 90%', '第五稿：删去全部数据，只问怎样测得准', '第六稿：两个小组的方案，有比较才有判断', '<b>改稿不是把句子改顺，是把问题改真</b>'] },
  { key: 'replay-5-opening', stage: 'high', lead: '命题公开课 · 英语', title: '第五讲·删与留：读后续写的第一句话', ask: '三句开头，留下哪一句？', steps: ['He felt so guilty that …　情绪和行动全写完了', 'Then something happened.　什么都没说', 'He stood at the gate with the empty lead in his hand.', '<b>一个画面，一个 empty，撑住了一整段</b>'] },
  { key: 'replay-6-shadow', stage: 'primary', lead: '命题公开课 · 科学', title: '第六讲·定稿：正午的影子朝哪边', ask: '一天之中，影子最短的时候朝哪个方向？', steps: ['北回归线以北：正午的影子全年朝北', '湛江在北回归线以南', '夏至前后，太阳跑到头顶的北边，影子朝南', '<b>这个答案在哪里不成立？请去量一量</b>'], figure: 'shadow' },
];

export const book = { key: 'book-introduction', stage: 'neutral', lead: '砚田教育', title: '一张好卷子是怎样炼成的', ask: '每一套原创卷，都要走过四道工序。', steps: ['命题：一线名师依据课标独立命制', '试测：三所学校、六个班级限时作答', '改题：逐题看数据，删去偏题怪题', '<b>审校：三审三校，答案复核两遍</b>'] };

export const figures = {
  grid: '<path d="M40 20H280V250H40zM160 20V250M40 135H280"/><path class="c" d="M64 60H136M64 84H120M64 108H130M184 60H250M184 84H236M64 176H132M64 200H112"/><circle cx="54" cy="36" r="6"/><circle cx="174" cy="36" r="6"/><circle cx="54" cy="151" r="6"/>',
  valley: '<path class="c" d="M10 60H70L96 120H150L176 186H206Q222 226 240 186H310"/><path class="d" d="M160 176H310"/><path d="M104 120V92H124V120M128 120V84H146V120"/>',
  egg: '<path d="M20 60V240H130V60M20 100H130M190 60V240H300V60M190 100H300"/><ellipse class="c" cx="75" cy="216" rx="26" ry="20"/><ellipse class="c" cx="245" cy="106" rx="26" ry="20"/><path class="d" d="M75 196V150M245 126V172"/>',
  pot: '<path class="c" d="M120 40H200M128 40C128 80 70 100 70 160C70 220 110 240 160 240S250 220 250 160C250 100 192 80 192 40"/><path d="M80 130H240M74 150H246M88 110H232"/><path class="d" d="M100 214H220"/>',
  parallelogram: '<path class="c" d="M90 60H290L230 200H30z"/><path class="d" d="M90 60V200"/><path d="M90 186H104V200"/>',
  circuit: '<path class="c" d="M60 190V80H140M180 80H260V190H200M120 190H60"/><circle cx="160" cy="80" r="7"/><path d="M140 80a20 20 0 1 1 40 0a20 20 0 1 1-40 0M120 176H196V204H120zM196 182h6v16h-6"/>',
  dots: '<g transform="translate(40 40)"><circle cx="20" cy="20" r="16"/><circle cx="90" cy="20" r="16"/><circle cx="160" cy="20" r="16"/><circle cx="230" cy="20" r="16"/><circle cx="20" cy="90" r="16"/><circle cx="90" cy="90" r="16"/><circle cx="160" cy="90" r="16"/><circle cx="230" cy="90" r="16"/><circle cx="20" cy="160" r="16"/><circle cx="90" cy="160" r="16"/><circle cx="160" cy="160" r="16"/><circle cx="230" cy="160" r="16"/></g>',
  fan: '<path class="c" d="M30 140A260 260 0 0 1 290 140L247 215A173 173 0 0 0 73 215z"/><path class="d" d="M73 215L160 365L247 215"/>',
  shadow: '<path d="M20 220H300"/><path class="c" d="M160 220V80"/><path class="d" d="M144 30L204 220"/><path class="c" d="M160 220H204"/><circle cx="139" cy="14" r="12"/>',
};
