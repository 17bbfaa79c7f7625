import type { Article } from '@inkstone/api/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireSummary } from '../../../lib/samples/wire.js';
import { renderSite, success } from '../../../test/site.js';
import { OnlineDetails } from './OnlineDetails.js';

const course: Article = {
  id: 7,
  column_id: 27,
  column_title: '在线学习',
  title: '让小灯泡亮起来',
  intro: '',
  image: '',
  source: '',
  author: '包尔文',
  tags: [],
  release_time: 0,
  is_collect: 0,
  duration: 760,
  play_number: 41,
  content: '<p>七种接法</p>',
  prev: null,
  next: null,
  has_video: 1,
  video_url: '/files/film.mp4',
  content_type: 5,
};

async function open(differences: Partial<Article> = {}) {
  const site = renderSite(<OnlineDetails />, {
    address: paths.onlineDetails.path({ id: 7 }),
    server: {
      '/api/article/info': () => success({ ...course, ...differences }),
      '/api/article/play_number': () => success(null),
      '/api/article/index': () =>
        success({ list: [wireSummary({ id: 9, column_id: 27, title: '浮力从哪里来' })], count: 1 }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: '让小灯泡亮起来' });
  return site;
}

it('counts a play once a view, and shows it at once (spec: B4 play counted, B2.2 onlineDetails video)', async () => {
  const { calls, container } = await open();
  const film = container.querySelector('video');
  if (film === null) throw new Error('There is no film.');
  expect(film.getAttribute('src')).toBe('/files/film.mp4');
  expect(screen.getByText('41 次')).toBeVisible();
  fireEvent.play(film);
  fireEvent.pause(film);
  fireEvent.play(film);
  expect(await screen.findByText('42 次')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/article/play_number')).toHaveLength(1);
});

it('has a tab with the introduction, and the courses that others watched (spec: B2.2 onlineDetails tab, B2.2 onlineDetails others)', async () => {
  await open();
  expect(screen.getByRole('tab', { name: '课程简介', selected: true })).toBeVisible();
  expect(await screen.findByText('七种接法')).toBeVisible();
  const others = within(screen.getByRole('region', { name: '大家还看了' }));
  expect((await others.findByRole('link', { name: /浮力从哪里来/ })).getAttribute('href')).toBe(
    paths.onlineDetails.href({ id: 9 }),
  );
});

it('goes on where the film was stopped', async () => {
  localStorage.setItem('filmPositions', '{"film-7": 61}');
  const { container } = await open();
  const film = container.querySelector('video');
  if (film === null) throw new Error('There is no film.');
  Object.defineProperty(film, 'duration', { value: 760 });
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(61);
  localStorage.clear();
});

it('asks a visitor to log in below the picture, and shows no player (spec: B6 video login)', async () => {
  const { container } = await open({ video_url: '' });
  expect(screen.getByText('登录后开讲')).toBeVisible();
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe(paths.nowLogin.href());
  expect(container.querySelector('video')).toBeNull();
});
