import { describe, expect, it } from 'vitest';

import { reuseVideoLink } from '../src/articles/video-link.js';
import { countPlayMutation, getArticleQuery, listArticlesQuery } from '../src/articles/index.js';
import { addFavouriteMutation } from '../src/favourites/mutations.js';
import { course, teacher } from './fixtures.js';
import { serve } from './http-server.js';
import { run, setUp, setUpAnswer, staleIn, success } from './querying.js';

const ok = { code: 200, msg: '成功', data: null };

describe('the URL of a video', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const link = (path: string, secondsLeft: number) =>
    `/files/${path}?expires=${String(now / 1000 + secondsLeft)}&signature=x`;
  const fresh = link('courses/a.mp4', 7200);

  it.each([
    [
      'stays while it is valid for more than an hour',
      link('courses/a.mp4', 3601),
      link('courses/a.mp4', 3601),
    ],
    ['is replaced before it expires', link('courses/a.mp4', 3600), fresh],
    ['is replaced when the video is another one', link('courses/b.mp4', 7000), fresh],
    ['is set by a login', '', fresh],
    ['is set by the first answer', undefined, fresh],
    ['is replaced when the old one has no expiry time', '/files/courses/a.mp4', fresh],
  ])('%s', (_what, known, expected) => expect(reuseVideoLink(known, fresh, now)).toBe(expected));

  it('is removed by a logout', () => expect(reuseVideoLink(fresh, '', now)).toBe(''));
});

describe('getArticle', () => {
  it('keeps the URL of the video when the article is refetched', async () => {
    let answers = 0;
    const expires = Math.floor(Date.now() / 1000) + 7200;
    const baseUrl = await serve((_request, response) => {
      answers += 1;
      const video_url = `/files/courses/a.mp4?expires=${String(expires + answers)}&signature=${String(answers)}`;
      response.end(JSON.stringify({ ...ok, data: { ...course, play_number: answers, video_url } }));
    });
    const { client, queryClient } = setUp(baseUrl, teacher);
    const options = getArticleQuery(client, course.id);
    const first = await queryClient.query({ ...options, staleTime: 0 });
    const second = await queryClient.query({ ...options, staleTime: 0 });
    expect([first.play_number, second.play_number]).toEqual([1, 2]);
    expect(second.video_url).toBe(first.video_url);
  });
});

describe('countPlay', () => {
  it('increases the count in the detail without another view, and refetches the lists (spec: A7 article play_number)', async () => {
    const asked: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.end(JSON.stringify(ok));
    });
    const { client, queryClient } = setUp(baseUrl, teacher);
    const detail = getArticleQuery(client, course.id).queryKey;
    const list = listArticlesQuery(client, { column_id: 27 }).queryKey;
    queryClient.setQueryData(detail, course);
    queryClient.setQueryData(list, { list: [], count: 0 });

    await run(queryClient, countPlayMutation(client), course.id);

    expect(asked).toEqual([`GET /api/article/play_number?id=${String(course.id)}`]);
    expect(queryClient.getQueryData(detail)).toEqual({ ...course, play_number: 87 });
    expect(staleIn(queryClient, detail)).toBe(false);
    expect(staleIn(queryClient, list)).toBe(true);
  });
});

it.each([3, 4, 5] as const)('a favourite of type %i marks the article at once', async (type) => {
  const { client, queryClient } = await setUpAnswer(success(null, '收藏成功'), teacher);
  const { queryKey } = getArticleQuery(client, course.id);
  queryClient.setQueryData(queryKey, course);
  const target = { type, content_id: course.id };
  await run(queryClient, addFavouriteMutation(client), target);
  expect(queryClient.getQueryData(queryKey)?.is_collect).toBe(1);
  expect(staleIn(queryClient, queryKey)).toBe(true);
});
