import { ask, type Bank, choice, reading } from './question.js';

const grammar = [
  choice(
    'Teenage|People|语法',
    1,
    'It was the first time that he \\blank{3} the museum, and he was amazed by the paintings.',
    ['had visited', 'has visited', 'visited', 'would visit'],
  ),
  choice(
    'Travelling|Heritage|语法',
    1,
    'The ancient town, \\blank{3} was built in the Ming Dynasty, attracts thousands of visitors every year.',
    ['which', 'where', 'that', 'what'],
  ),
  choice('Sports|Fitness|语法', 1, '\\blank{3} regularly helps you keep fit and sleep better.', [
    'Exercising',
    'Exercise to',
    'Exercised',
    'Having exercised',
  ]),
  choice(
    'Disasters|First Aid|语法',
    1,
    'The rescue team worked through the night, \\blank{3} dozens of villagers from the flood.',
    ['saving', 'saved', 'to be saved', 'having been saved'],
  ),
  choice(
    'Internet|Science|Future|语法',
    1,
    'New technologies \\blank{3} into classrooms across the country in the past ten years.',
    ['have been introduced', 'introduced', 'are introducing', 'had introduced'],
  ),
  choice('Languages|Body|语法', 1, 'Not until he lived abroad \\blank{3} how important body language is.', [
    'did he realize',
    'he realized',
    'had he realized',
    'he did realize',
  ]),
  choice(
    'Parks|Working the Land|语法',
    1,
    'The scientist devoted all his life to \\blank{3} better kinds of rice.',
    ['developing', 'develop', 'developed', 'be developing'],
  ),
];

const passages = [
  reading(
    '阅读|Languages|Heritage|Internet',
    1,
    'A small workshop in the old street has been making inkstones for more than a hundred years. Mr. Lin, the fourth-generation owner, begins his day by washing the stones that were cut the night before. "A stone is like a person," he says. "You have to listen before you carve."\nFor years the business was quiet. Then his daughter, who studied design, started filming the carving process and sharing it online. Within months, orders came from as far as Norway. Yet Mr. Lin refuses to use machines for the final polish. "A machine never gets tired," he explains, "but it never cares either."\nToday the workshop runs a weekend class for teenagers. Few of them will become craftsmen, but Mr. Lin does not mind. "If they learn to be patient for one afternoon," he says, "that is enough."',
    [
      {
        stem: 'What can we learn about Mr. Lin from the first paragraph?',
        options: [
          'He treats his work with respect.',
          'He prefers working at night.',
          'He is tired of carving stones.',
          'He founded the workshop himself.',
        ],
      },
      {
        stem: 'What made the orders increase?',
        options: [
          'The videos shared by his daughter.',
          'A design award in Norway.',
          'The use of new machines.',
          'A weekend class for adults.',
        ],
      },
      {
        stem: 'What does the underlined idea "it never cares either" suggest?',
        options: [
          'Machines lack human feelings.',
          'Machines often break down.',
          'Machines are too expensive.',
          'Machines work too slowly.',
        ],
      },
      {
        stem: 'What is the best title for the text?',
        options: ['Listening to Stones', 'A Trip to Norway', 'How to Run a Business', 'The End of a Craft'],
      },
    ],
    '阅读下列短文，从每题所给的A、B、C、D四个选项中选出最佳选项。',
  ),
  reading(
    '阅读|Working|Parks|Science|Future',
    1,
    'When the city of Hexi decided to plant trees on its rooftops, many people laughed. Who would climb to the tenth floor to water a pine? Five years later, the average summer temperature downtown has dropped by 1.3℃, and the roofs have become homes for 42 kinds of birds.\nThe key was not the trees but the neighbours. Each building signed a simple agreement: every family looks after one square metre. Children keep diaries of what they see, and the data go to a university laboratory. "We have more than 6,000 young scientists," said Professor Qiu with a smile.\nOther cities have sent visitors to copy the plan. Qiu gives them only one piece of advice: start with people, then choose the plants.',
    [
      {
        stem: 'What did people think of the plan at first?',
        options: [
          'It was hard to carry out.',
          'It would cost too little.',
          'It would make the city hotter.',
          'It had been tried before.',
        ],
      },
      {
        stem: 'Why was the plan successful according to the text?',
        options: [
          'Residents shared the work.',
          'The government hired gardeners.',
          'Scientists planted the trees.',
          'Only pines were used.',
        ],
      },
      {
        stem: 'What does Professor Qiu mean by "young scientists"?',
        options: [
          'Children who record data.',
          'Students in his laboratory.',
          'Visitors from other cities.',
          'Bird experts in the city.',
        ],
      },
    ],
    '阅读下列短文，从每题所给的A、B、C、D四个选项中选出最佳选项。',
  ),
];

const cloze = [
  ask('语法填空|Teenage|Heritage', 1, {
    stem: '阅读下面短文，在空白处填入1个适当的单词或括号内单词的正确形式。',
    passage:
      'Paper-cutting is one of \\u{ 1 } (old) folk arts in China. It \\u{ 2 } (appear) more than 1,500 years ago. With a pair of scissors and a piece of red paper, an artist can create \\u{ 3 } (vary) patterns, such as flowers, animals and figures from stories. People usually put them on windows \\u{ 4 } (celebrate) festivals. Aunt Wang, \\u{ 5 } learned the skill from her grandmother, now teaches it \\u{ 6 } a local school. "It is not only about cutting," she says. "It is about \\u{ 7 } (tell) our own stories." Her students were \\u{ 8 } (surprise) to find that \\u{ 9 } simple pattern could take hours. Now, they are proud of \\u{ 10 } (they) works.',
    answer:
      '1. the oldest　2. appeared　3. various　4. to celebrate　5. who　6. at/in　7. telling　8. surprised　9. a　10. their',
  }),
];

const writing = [
  ask('应用文|Teenage|Travelling', 1, {
    stem: '假定你是李华，学校英语社将举办“Chinese Crafts Day”活动。请给外教Chris写一封邮件，邀请他担任评委。内容包括：\n1. 活动时间和地点；2. 活动安排；3. 期待回复。\n注意：写作词数应为80左右。',
    space: 190,
    answer:
      'Dear Chris,\nI am writing to invite you to be a judge at the Chinese Crafts Day, to be held in the school hall next Friday afternoon. Students will first show paper-cutting and calligraphy, and then teach visitors how to make a simple piece. Your advice would mean a lot to us. Looking forward to your reply.\nYours, Li Hua',
  }),
  ask('读后续写|应用文', 2, {
    stem: '假定你是李华，你校正在征集“绿色校园”建议。请用英语写一封信给校长，内容包括：\n1. 现状；2. 你的建议（至少两条）；3. 理由。\n注意：写作词数应为80左右。',
    space: 190,
    answer:
      'Dear Principal,\nI am glad that our school is collecting ideas for a greener campus. At present, lights are sometimes left on and paper is wasted. I suggest that each class choose a volunteer to turn off the lights and set up a box for used paper. In this way, we can save energy and form good habits.\nYours, Li Hua',
  }),
];

export const englishHigh: Bank = {
  minutes: 120,
  full: 120,
  sections: [
    { name: '阅读理解', score: 3, counts: [1, 2], templates: passages },
    {
      name: '单项选择',
      note: '从A、B、C、D四个选项中选出可以填入空白处的最佳选项。',
      score: 2,
      counts: [5, 7],
      templates: grammar,
    },
    { name: '语法填空', score: 15, counts: [1, 1], templates: cloze },
    { name: '写作', score: 20, counts: [0, 1], templates: writing },
  ],
};
