import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, refusal, success } from './answers.js';
import { get } from './exchange.js';
import { loggedIn, needsLogin, read } from './rows.js';

const { eachLike, integer, like, string } = MatchersV3;

const thereIsACourse = ['there is a course', { article_id: 927 }] as const;
const thereIsAUniversity = ['there is a university', { article_id: 933 }] as const;

get('countPlay (spec: A7 article play_number, B7 play_number)', '/api/article/play_number', [
  ['', { id: 927 }, [thereIsACourse, loggedIn], success(null)],
  ...needsLogin({ id: 927 }, thereIsACourse),
  ['with an invalid id', { id: 'abc' }, [loggedIn], invalid('id', '编号有误')],
  [
    'of an article without a video',
    { id: 901 },
    [['there is an article', { article_id: 901, column_id: 39 }], loggedIn],
    refusal(404, '该视频不存在或已下架'),
  ],
]);

get('getActivityThemes', '/api/article/theme_list', [
  read('there are activity themes', eachLike({ id: integer(1), name: string('读书与写作') })),
]);

const given = ['there is an achievement under a keyword', { article_id: 945, keyword_id: 3 }] as const;

get(
  'getKeywords (spec: B7 option keywords, A3 keyword option, B3 keyword option)',
  '/api/article/keyword_list',
  [
    [
      'of achievements of a stage',
      { type: 1, stage_id: 9 },
      [given],
      success(eachLike({ keyword: string('大单元教学'), id: integer(3) })),
    ],
    [
      'of works of a stage',
      { type: 2, stage: 9 },
      [['there is a keyword of works', { keyword_id: 4 }]],
      success(eachLike({ keyword: string('读后感'), id: integer(4) })),
    ],
    ['of an unknown type', { type: 3 as 1 }, [], invalid('type', '没有这种关键字')],
  ],
);

get('getOnlineClasses (spec: B7 option courses)', '/api/article/online_class', [
  read(thereIsACourse, like({ '169': '高三' })),
]);

get('getOnlineSubjects', '/api/article/online_subject', [read(thereIsACourse, like({ '2': '数学' }))]);

get('getUniversityProvinces (spec: B7 option universities)', '/api/article/university_province', [
  read(thereIsAUniversity, eachLike({ id: integer(11), name: string('北京市') })),
]);

get('getUniversityTypes', '/api/article/university_type', [
  read(thereIsAUniversity, eachLike({ id: integer(1), name: string('综合') })),
]);
