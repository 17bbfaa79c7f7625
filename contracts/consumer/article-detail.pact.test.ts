import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { file, invalid, refusal, seconds, success } from './answers.js';
import { activityTimes, articleCard, classified, courseVideo, pictured, universityPlace } from './cards.js';
import { postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { eachLike, integer, string } = MatchersV3;

const loggedIn = ['a reader is logged in', {}] as const;

describe('getArticle (spec: B7 article detail, B3 article)', () => {
  const path = '/api/article/info';
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

  it('returns the text and the previous and next article to a visitor (spec: B3 article neighbours)', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 901 },
      {
        when: 'getArticle of company news for a visitor',
        given: [['there is an article', { article_id: 901, column_id: 39 }]],
        answer: success({
          ...article,
          id: 901,
          column_id: 39,
          is_collect: 0,
          tags: eachLike({ name: string('公益') }),
          prev: neighbour,
          next: neighbour,
        }),
      },
    );
    expect(data.prev?.title).toBe('较新的一篇');
  });

  it('has no previous and next article where there is none, and links an activity to its results', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 924 },
      {
        when: 'getArticle of a running activity',
        given: [['there is an activity with a result', { article_id: 924, result_id: 940 }]],
        answer: success(activity),
      },
    );
    expect(data.activity_results?.[0]?.column_id).toBe(40);
  });

  it('links a result to its activity', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 940 },
      {
        when: 'getArticle of a result',
        given: [['there is an activity with a result', { article_id: 924, result_id: 940 }]],
        answer: success({
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
      },
    );
    expect(data.activity?.id).toBe(924);
  });

  it("returns the user's own application", async () => {
    const { data } = await postSucceeds(
      path,
      { id: 924 },
      {
        when: 'getArticle of an activity that the user has applied for',
        given: [
          ['there is an activity with a result', { article_id: 924, result_id: 940 }],
          [...loggedIn],
          ['the reader has applied for the activity', { article_id: 924 }],
        ],
        loggedIn: true,
        answer: success({
          ...activity,
          application: { id: integer(61), status: 0, has_files: 1 },
        }),
      },
    );
    expect(data.application?.status).toBe(0);
  });

  it("marks the user's own favourite", async () => {
    const { data } = await postSucceeds(
      path,
      { id: 924 },
      {
        when: 'getArticle of an activity that is a favourite of the user',
        given: [
          ['there is an activity with a result', { article_id: 924, result_id: 940 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 4, content_id: 924 }],
        ],
        loggedIn: true,
        answer: success({ ...activity, is_collect: 1 }),
      },
    );
    expect(data.is_collect).toBe(1);
  });

  it('returns the place and the types of a university (spec: B3 article university types)', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 933 },
      {
        when: 'getArticle of a university',
        given: [['there is a university', { article_id: 933 }]],
        answer: success({ ...article, ...universityPlace, id: 933, column_id: 33 }),
      },
    );
    expect(data.university_type_text).toBe('综合');
  });

  const course = {
    ...article,
    ...classified,
    ...courseVideo,
    id: 927,
    column_id: 27,
    content_type: 5,
    has_video: 1,
  };

  it('tells a visitor that there is a video, but not its URL', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 927 },
      {
        when: 'getArticle of a course for a visitor',
        given: [
          ['there is a course', { article_id: 927 }],
          ['nobody is logged in', {}],
        ],
        answer: success(course),
      },
    );
    expect([data.has_video, data.video_url]).toEqual([1, '']);
  });

  it('returns the URL of the video to a logged-in user', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 927 },
      {
        when: 'getArticle of a course for a logged-in user',
        given: [['there is a course', { article_id: 927 }], [...loggedIn]],
        loggedIn: true,
        answer: success({
          ...course,
          video_url: file('/files/courses/1.mp4?signature=1'),
        }),
      },
    );
    expect(data.video_url).toContain('/files/courses/');
  });

  it('is refused for an invalid id', async () => {
    await postRefused(
      path,
      { id: 'abc' },
      {
        when: 'getArticle with an invalid id',
        given: [['nobody is logged in', {}]],
        refusal: invalid('id', '编号有误'),
      },
    );
  });

  it('is refused for an unknown article', async () => {
    await postRefused(
      path,
      { id: 999999 },
      {
        when: 'getArticle with an unknown id',
        given: [['there is no article', { article_id: 999999 }]],
        refusal: refusal(404, '该文章不存在'),
      },
    );
  });

  it('says that an article has been withdrawn', async () => {
    await postRefused(
      path,
      { id: 901 },
      {
        when: 'getArticle of a withdrawn article',
        given: [
          ['there is an article', { article_id: 901, column_id: 39 }],
          ['the content has been withdrawn', { type: 3, content_id: 901 }],
        ],
        refusal: refusal(410, '该文章已下架'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(
      path,
      { id: 927 },
      withExpiredToken('getArticle', ['there is a course', { article_id: 927 }]),
    );
  });
});
