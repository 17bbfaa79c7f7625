import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, refusal, seconds, success } from './answers.js';
import { activityTimes, articleCard, classified, courseVideo, pictured, universityPlace } from './cards.js';
import { post } from './exchange.js';
import { expired, loggedIn } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const article = {
  ...articleCard,
  ...pictured,
  content: string('<p>正文。</p>'),
  content_type: 3,
  has_video: 0,
  video_url: '',
  prev: null,
  next: null,
};
const activity = {
  ...article,
  ...classified,
  ...activityTimes,
  id: 924,
  column_id: 24,
  content_type: 4,
  is_ended: 0,
  activity_results: eachLike({
    id: integer(940),
    column_id: integer(40),
    title: string('情境题的十一稿'),
    image: file('/files/public/articles/1.svg'),
    release_time: seconds(1794441600),
  }),
};
const neighbour = { id: integer(902), title: string('较新的一篇') };
const course = {
  ...article,
  ...classified,
  ...courseVideo,
  id: 927,
  column_id: 27,
  content_type: 5,
  has_video: 1,
};

post(
  'getArticle (spec: B7 article detail, B3 article, B3 article neighbours, B3 article university types)',
  '/api/article/info',
  [
    [
      'of company news for a visitor',
      { id: 901 },
      [['there is an article', { article_id: 901, column_id: 39 }]],
      success({
        ...article,
        id: 901,
        column_id: 39,
        is_collect: 0,
        tags: eachLike({ name: string('公益') }),
        prev: neighbour,
        next: neighbour,
      }),
    ],
    [
      'of a running activity',
      { id: 924 },
      [['there is an activity with a result', { article_id: 924, result_id: 940 }]],
      success(activity),
    ],
    [
      'of a result',
      { id: 940 },
      [['there is an activity with a result', { article_id: 924, result_id: 940 }]],
      success({
        ...article,
        ...classified,
        id: 940,
        column_id: 40,
        activity_type: 1,
        activity: {
          id: 924,
          column_id: 24,
          title: string('情境题研究'),
          image: file('/files/public/articles/1.svg'),
          activity_type: 1,
        },
      }),
    ],
    [
      'of an activity that the user has applied for',
      { id: 924 },
      [
        ['there is an activity with a result', { article_id: 924, result_id: 940 }],
        loggedIn,
        ['the reader has applied for the activity', { article_id: 924 }],
      ],
      success({
        ...activity,
        application: {
          id: integer(61),
          status: 0,
          has_files: 1,
          name: string('周明'),
          school: string('第一中学'),
          subject: string(''),
          stage_text: string(''),
          create_time: seconds(1795046400),
        },
      }),
    ],
    [
      'of an activity that is a favourite of the user',
      { id: 924 },
      [
        ['there is an activity with a result', { article_id: 924, result_id: 940 }],
        loggedIn,
        ['the reader has a favourite', { type: 4, content_id: 924 }],
      ],
      success({ ...activity, is_collect: 1 }),
    ],
    [
      'of a university',
      { id: 933 },
      [['there is a university', { article_id: 933 }]],
      success({ ...article, ...universityPlace, id: 933, column_id: 33 }),
    ],
    [
      'of a course for a visitor',
      { id: 927 },
      [['there is a course', { article_id: 927 }], 'nobody is logged in'],
      success(course),
    ],
    [
      'of a course for a logged-in user',
      { id: 927 },
      [['there is a course', { article_id: 927 }], loggedIn],
      success({ ...course, video_url: file('/files/courses/1.mp4?signature=1') }),
    ],
    ['with an invalid id', { id: 'abc' }, [], invalid('id', '编号有误')],
    [
      'with an unknown id',
      { id: 999999 },
      [['there is no article', { article_id: 999999 }]],
      refusal(404, '该文章不存在'),
    ],
    [
      'of a withdrawn article',
      { id: 901 },
      [
        ['there is an article', { article_id: 901, column_id: 39 }],
        ['the content has been withdrawn', { type: 3, content_id: 901 }],
      ],
      refusal(410, '该文章已下架'),
    ],
    expired({ id: 927 }, ['there is a course', { article_id: 927 }]),
  ],
);
