import type { Article } from '@inkstone/api/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { course, news } from '../../fixtures/articles.js';
import { student } from '../../fixtures/people.js';
import { reply } from '../../support/answers.js';
import { useTestServer } from '../../support/test-server.js';

const TWO_HOURS = 2 * 60 * 60;

const server = useTestServer();
beforeAll(async () => {
  await server.services.files.write('courses/3.mp4', Buffer.from('0123456789'));
});

const getArticle = (id: number, token?: string): Promise<Article> =>
  server.ask('getArticle', token === undefined ? { body: { id } } : { body: { id }, token });

describe('a video', () => {
  it('is announced, but not available to visitors (spec: A5 restricted video, B6 video login)', async () => {
    expect(await getArticle(course)).toMatchObject({ has_video: 1, video_url: '', duration: 600 });
    expect((await server.app.inject('/files/courses/3.mp4')).statusCode).toBe(404);
  });

  it('is available for two hours with a login, also by ranges', async () => {
    const token = await server.logIn(student);
    const before = Math.floor(Date.now() / 1000);
    const { video_url: url } = await getArticle(course, token);
    const after = Math.ceil(Date.now() / 1000);
    expect(url).toMatch(/^\/files\/courses\/3\.mp4\?\S+$/);
    const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires'));
    expect(expires).toBeGreaterThanOrEqual(before + TWO_HOURS);
    expect(expires).toBeLessThanOrEqual(after + TWO_HOURS);
    const part = await server.app.inject({ url, headers: { range: 'bytes=4-6' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, '456', 'video/mp4']);
    expect(part.headers['content-disposition']).toMatch(/^inline/);
  });

  it('is missing when the course has none', async () => {
    await server.db.updateTable('courses').set({ video_key: '' }).where('article_id', '=', course).execute();
    const token = await server.logIn(student);
    expect(await getArticle(course, token)).toMatchObject({ has_video: 0, video_url: '' });
    expect((await server.call('countPlay', { token, query: { id: String(course) } })).code).toBe(404);
    await server.db
      .updateTable('courses')
      .set({ video_key: 'courses/3.mp4' })
      .where('article_id', '=', course)
      .execute();
  });
});

describe('countPlay', () => {
  const plays = async () => (await getArticle(course)).play_number;

  it('counts every play, also at the same time (spec: B7 play_number)', async () => {
    const token = await server.logIn(student);
    const before = (await plays()) ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call('countPlay', { token, query: { id: String(course) } })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, data: null });
    expect(await plays()).toBe(before + 10);
  });

  it('needs a login and counts nothing without one', async () => {
    const before = await plays();
    for (const token of ['', 'stale']) {
      const envelope = await server.call('countPlay', { token, query: { id: String(course) } });
      expect(envelope).toMatchObject({ code: -1, data: null });
    }
    expect(await plays()).toBe(before);
  });

  it.each([String(news), '999999'])('refuses the id %j', async (id) => {
    const token = await server.logIn(student);
    const answer = await server.call('countPlay', { token, query: { id } });
    expect(answer).toEqual(reply(404, '该视频不存在或已下架'));
  });
});
