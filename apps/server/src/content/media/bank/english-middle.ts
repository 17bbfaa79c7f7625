import { ask, type Bank, choice, reading } from './question.js';

const grammar = [
  choice('Friends|Family', 1, '—\\blank{3} is your cousin?　—She is an art teacher.', [
    'What',
    'Who',
    'Where',
    'How',
  ]),
  choice('School|Subjects', 1, 'I like geography \\blank{3} it helps me know the world.', [
    'because',
    'but',
    'so',
    'or',
  ]),
  choice('Day in the Life|Rules', 1, '\\blank{3} late for class, Tom. It is one of our school rules.', [
    "Don't be",
    'Not be',
    "Doesn't be",
    "Isn't",
  ]),
  choice('Animal|Food', 1, 'There \\blank{3} some bread and two apples on the plate.', [
    'is',
    'are',
    'has',
    'have',
  ]),
  choice('Holiday|Home', 2, 'We \\blank{3} the Great Wall last summer and took lots of photos.', [
    'visited',
    'visit',
    'have visited',
    'will visit',
  ]),
  choice('Same|Different|Plants', 2, 'The Yangtze River is \\blank{3} than the Yellow River.', [
    'longer',
    'long',
    'the longest',
    'much long',
  ]),
  choice('Chores|Helping', 2, '—Could you please \\blank{3} your room?　—Sure.', [
    'tidy',
    'tidying',
    'to tidy',
    'tidied',
  ]),
  choice('Plans|Future', 2, 'If it \\blank{3} tomorrow, we will stay at home.', [
    'rains',
    'will rain',
    'rained',
    'is raining',
  ]),
  choice('Learners|Decisions', 3, 'Teenagers should be allowed \\blank{3} their own clothes.', [
    'to choose',
    'choose',
    'choosing',
    'chose',
  ]),
  choice('Inventions', 3, 'Tea \\blank{3} by accident nearly five thousand years ago.', [
    'was invented',
    'invented',
    'is invented',
    'has invented',
  ]),
  choice(
    'Festivals|Customs',
    3,
    'I wonder \\blank{3} they will have the Lantern Festival party again next year.',
    ['whether', 'that', 'what', 'which'],
  ),
];

const passages = [
  reading(
    '阅读|Day in|School|Friends|Healthy',
    1,
    'Chen Yu is a Grade Seven student. He gets up at 6:20 every day and runs for fifteen minutes with his father. After breakfast he walks to school with his friend Mike, who comes from Canada.\nAfter school on Tuesdays and Thursdays, the two boys go to the calligraphy club. Mike could not hold the brush well at first. "My first character looked like a spider!" he laughs. Now he can write his Chinese name beautifully.\nThis Friday the club is going to give a show at an old people\'s home. Chen Yu and Mike will write the character "福" for everyone there.',
    [
      {
        stem: 'How does Chen Yu go to school?',
        options: ['On foot.', 'By bike.', 'By bus.', "By his father's car."],
      },
      {
        stem: 'When do the boys go to the club?',
        options: ['On Tuesdays and Thursdays.', 'On Mondays.', 'Every day.', 'On weekends.'],
      },
      {
        stem: "What did Mike's first character look like?",
        options: ['A spider.', 'A brush.', 'A flower.', 'A dragon.'],
      },
    ],
    '阅读短文，选择最佳答案。',
  ),
  reading(
    '阅读|任务型|Learners|Inventions|Helping|Nature',
    2,
    'Last autumn, our class started a "Book Bus" project. We filled an old bus with 1,200 books and drove it to three mountain villages every month. The driver, Mr. Zhao, was once a pupil in one of these villages.\n"When I was young," he said, "I walked two hours to borrow a book. I still remember the smell of it."\nAt first, the children only looked at picture books. By spring, a ten-year-old girl named Xiaohui had read 46 books and begun to write her own story. She gave us the first page: "One day, a bus full of stars came to our village."',
    [
      {
        stem: 'How often did the Book Bus visit the villages?',
        options: ['Once a month.', 'Every day.', 'Once a week.', 'Once a year.'],
      },
      {
        stem: 'Why did Mr. Zhao join the project?',
        options: [
          'He knew how hard it was to get books.',
          'He wanted to sell books.',
          'He was a writer.',
          'He lost his job.',
        ],
      },
      {
        stem: 'What does "a bus full of stars" mean?',
        options: ['The Book Bus.', 'A night bus.', 'A toy bus.', 'A film.'],
      },
    ],
    '阅读短文，选择最佳答案。',
  ),
];

const fill = [
  ask('Family|Friends|School|Subjects', 1, {
    stem: '根据首字母或中文提示填写单词。',
    parts: [
      'My favourite s\\blank{4} is history.',
      'There are seven days in a w\\blank{4}.',
      'We should eat more \\blank{5}（蔬菜）.',
      'Her father works in a \\blank{5}（医院）.',
    ],
    answer: '（1）subject（2）week（3）vegetables（4）hospital',
  }),
  ask('Plants|Holiday|Helping|Meal', 2, {
    stem: '用所给单词的适当形式填空。',
    parts: [
      'Thank you for \\blank{4} (help) me with my English.',
      'She is one of the \\blank{5} (kind) girls in our class.',
      'They \\blank{5} (plant) trees on the hill yesterday.',
      'He enjoys \\blank{4} (cook) for his family.',
    ],
    answer: '（1）helping（2）kindest（3）planted（4）cooking',
  }),
  ask('Festivals|Inventions|Decisions|表达', 3, {
    stem: '根据汉语意思完成句子。',
    parts: [
      '这座桥是用石头建造的。The bridge \\blank{4} \\blank{4} \\blank{4} stone.',
      '我过去常常怕黑。I \\blank{4} \\blank{4} be afraid of the dark.',
      '他太年轻，不能开车。He is \\blank{3} young \\blank{3} drive a car.',
    ],
    answer: '（1）is made of（2）used to（3）too　to',
  }),
];

const writing = [
  ask('书面表达|School|Friends|Holiday|Plans|Home', 1, {
    stem: '书面表达。请以“A Place I Like Best”为题写一篇短文，介绍你最喜欢的地方。要点：1. 它在哪里；2. 你在那里常做什么；3. 你喜欢它的原因。不少于70词。',
    space: 180,
    answer:
      'The place I like best is the library in our town. It is next to the park. I often go there on Saturday mornings. I read stories about science and sometimes do my homework there. I like it because it is quiet and bright, and I always find something new in the books. (略)',
  }),
  ask('书面表达|Learners|Festivals|Inventions|Helping', 2, {
    stem: '书面表达。你校英语报正在征文，主题是“Small Things, Big Love”。请根据提示写一篇短文：1. 一件帮助他人的小事；2. 你的感受；3. 你的倡议。不少于80词。',
    space: 180,
    answer:
      'Last month I helped an old man carry his bags upstairs... I felt happy because a small thing can bring warmth to others. Let us start from small things around us. (略)',
  }),
];

export const englishMiddle: Bank = {
  minutes: 100,
  full: 100,
  sections: [
    {
      name: '单项选择',
      note: '从每小题所给的四个选项中选出最佳选项。',
      score: 2,
      counts: [6, 10],
      templates: grammar,
    },
    { name: '阅读理解', score: 3, counts: [1, 2], templates: passages },
    { name: '词语与句子', score: 8, counts: [1, 2], templates: fill },
    { name: '书面表达', score: 20, counts: [0, 1], templates: writing },
  ],
};
