import { ask, type Bank, choice, reading } from './question.js';

const low = [1, 2] as const;
const mid = [3, 4] as const;

const choices = [
  choice('Friends|Hello', low, '早上见到老师，你应该说：（）', [
    'Good morning!',
    'Good night!',
    'Goodbye!',
    'Thank you!',
  ]),
  choice('Colours|Classroom', low, '“红色”的英文是：（）', ['red', 'blue', 'green', 'yellow']),
  choice('Face|Body|Boys', low, 'Touch your \\blank{3}.（摸摸你的鼻子）（）', ['nose', 'ear', 'eye', 'hand']),
  choice('Farm|Animals|Park', low, 'A \\blank{3} says "meow".（）', ['cat', 'dog', 'duck', 'cow']),
  choice('Numbers|Fruit', low, 'two + three = \\blank{3}（）', ['five', 'four', 'six', 'seven']),
  choice('Families|Friends', mid, '—Who is that man?　—\\blank{3} my uncle.（）', [
    "He's",
    "She's",
    "It's",
    "They're",
  ]),
  choice('Animals|Plants', mid, 'An elephant has a long \\blank{3}.（）', ['nose', 'leg', 'tail', 'neck']),
  choice('Weather|Seasons', mid, "It's cold outside. Put on your \\blank{3}.（）", [
    'coat',
    'shorts',
    'T-shirt',
    'dress',
  ]),
  choice('Home|Community|Places', mid, '—Where is the library?　—It is \\blank{3} the second floor.（）', [
    'on',
    'in',
    'at',
    'under',
  ]),
  choice('Week|Like|Do', [5, 6], '—What do you have \\blank{3} Mondays?　—Maths and PE.（）', [
    'on',
    'in',
    'at',
    'to',
  ]),
  choice('Park|Bed|Can', [5, 6], 'There \\blank{3} a lake and two bridges in the park.（）', [
    'is',
    'are',
    'have',
    'has',
  ]),
  choice('School|Plan|Weekend', [6, 6], 'I am going to \\blank{3} a film tomorrow.（）', [
    'see',
    'sees',
    'saw',
    'seeing',
  ]),
  choice('Feel|Pen Pal|语法', [6, 6], 'He \\blank{3} in Australia, but he studies in China.（）', [
    'lives',
    'live',
    'living',
    'to live',
  ]),
];

const match = [
  ask('Hello|Colours|Face|Animals|Numbers|Family|Fruit', low, {
    stem: '读一读，连一连（写出对应的序号）。\n① apple　　② dog　　③ book　　④ sun\n小狗\\blank{3}　　太阳\\blank{3}　　苹果\\blank{3}　　书\\blank{3}',
    answer: '②　④　①　③',
  }),
  ask('Families|Weather|Community|Helping|拼读', mid, {
    stem: '按要求写单词。',
    parts: [
      'cat（复数）\\blank{5}',
      'big（反义词）\\blank{5}',
      'I am（缩写）\\blank{5}',
      'two（同音词）\\blank{5}',
    ],
    answer: '（1）cats（2）small（3）I’m（4）too / to',
  }),
  ask('Week|Like|Park|School|Feel|语法', [5, 6], {
    stem: '连词成句。',
    parts: [
      'is　my　strict　teacher　very　（.）',
      'go　how　you　to　do　school　（?）',
      'going　am　I　visit　to　my　grandparents　（.）',
    ],
    space: 14,
    answer:
      '（1）My teacher is very strict.（2）How do you go to school?（3）I am going to visit my grandparents.',
  }),
];

const passages = [
  reading(
    'Family|Friends|Animals|Park|Holiday',
    low,
    'Hi! I am Lily. I have a cat. Its name is Mimi. It is white. It can run and jump. I like my cat.',
    [
      { stem: 'Lily has a \\blank{3}.', options: ['cat', 'dog', 'bird', 'duck'] },
      { stem: 'Mimi is \\blank{3}.', options: ['white', 'black', 'red', 'green'] },
    ],
    '读短文，选一选。',
  ),
  reading(
    'Weather|Seasons|Places|Colourful|Making',
    mid,
    'My name is Wang Tao. I live in Harbin. In winter it is very cold and there is a lot of snow. I wear a warm coat and boots. I often make snowmen with my sister. Her snowman has a carrot nose and two black eyes. We love winter.',
    [
      {
        stem: 'Where does Wang Tao live?',
        options: ['In Harbin.', 'In Beijing.', 'In Kunming.', 'In Sanya.'],
      },
      {
        stem: 'What does the snowman have?',
        options: ['A carrot nose.', 'A red hat.', 'A long scarf.', 'A green mouth.'],
      },
    ],
    '阅读短文，选择正确答案。',
  ),
  reading(
    'Plan|Pen Pal|Park|Reading|Ways',
    [5, 6],
    'Dear Peter,\nI am glad to be your new pen pal. My hobby is drawing maps. Last weekend I drew a map of my school for the new students. First, I walked around the playground and counted my steps. Then I drew the library, the gym and the garden. My teacher put it on the wall!\nThis weekend I am going to draw a map of my town. What is your hobby?\nYours, Xiaomei',
    [
      {
        stem: "What is Xiaomei's hobby?",
        options: ['Drawing maps.', 'Playing football.', 'Singing.', 'Taking photos.'],
      },
      {
        stem: 'What is she going to draw this weekend?',
        options: ['A map of her town.', 'A map of China.', 'A picture of Peter.', 'Her classroom.'],
      },
      {
        stem: 'Who drew the map for the new students?',
        options: ['Xiaomei.', 'Peter.', 'The teacher.', 'The students.'],
      },
    ],
    '阅读短文，选择正确答案。',
  ),
];

const writing = [
  ask('Family|Friends|Body', low, {
    stem: '抄写句子，注意书写规范。\nI love my family.　　　　　　　　　　　Nice to meet you.',
    space: 60,
    answer: '（书写规范、大小写和标点正确）',
  }),
  ask('Friends|Weather|Home', mid, {
    stem: '小练笔：请用至少4句话介绍你的一位朋友（姓名、外貌、爱好）。',
    space: 100,
    answer:
      'My friend is Amy. She has long hair and big eyes. She likes reading. We are good friends.（答案不唯一）',
  }),
  ask('Plan|Week|Like|He', [5, 6], {
    stem: '书面表达：请以“My Weekend Plan”为题，写一写你的周末计划，不少于6句话。',
    space: 130,
    answer:
      'I am going to have a busy weekend. On Saturday morning, I am going to do my homework. In the afternoon, I am going to play basketball with my friends. On Sunday, I am going to visit my grandparents. We are going to make dumplings. I think it will be fun.（答案不唯一）',
  }),
];

export const englishPrimary: Bank = {
  minutes: 40,
  full: 100,
  sections: [
    { name: '单项选择', note: '把正确答案的序号填在括号里。', score: 4, counts: [4, 6], templates: choices },
    { name: '词句练习', score: 8, counts: [1, 1], templates: match },
    { name: '阅读理解', score: 6, counts: [1, 1], templates: passages },
    { name: '书面表达', score: 15, counts: [1, 1], templates: writing },
  ],
};
