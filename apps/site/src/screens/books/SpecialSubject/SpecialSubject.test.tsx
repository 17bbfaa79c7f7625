import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireArticle, wireSummary } from '../../../lib/samples/wire.js';
import { openDialogs } from '../../../test/dialogs.js';
import { renderSite, success, type SiteOptions } from '../../../test/site.js';
import { SpecialSubject } from './SpecialSubject.js';

const DAY = 24 * 3600;

const articles = [
  wireSummary({ id: 4, column_id: 48, title: '能不能不写', release_time: 4 * DAY }),
  wireSummary({ id: 3, column_id: 48, title: '一只纸杯剪开以后', duration: 1218, release_time: 3 * DAY }),
  wireSummary({ id: 2, column_id: 48, title: '还能去哪里找', release_time: 2 * DAY }),
  wireSummary({
    id: 1,
    column_id: 48,
    title: '社区菜园的一张公告',
    tags: [{ name: '选材' }],
    duration: 1140,
    play_number: 41,
    release_time: DAY,
  }),
];

const server: SiteOptions['server'] = {
  '/api/config/config': () =>
    success({
      special_subject_text: '一道题要经过五道关。',
      special_subject_image: '/files/special.svg',
      special_subject_cloud_image: '/files/units.svg',
    }),
  '/api/common/home_comprehensive': () =>
    success({
      cards: [],
      stages: [],
      special: { title: '好题目：命题公开课', descr: '', image: '', url: '' },
    }),
  '/api/article/index': () => success({ list: articles, count: articles.length }),
  '/api/article/info': ({ id }) =>
    success(wireArticle({ id: Number(id), has_video: 1, video_url: `/files/${String(id)}.mp4` })),
  '/api/article/play_number': () => success(null),
};

function open(owner: boolean) {
  return renderSite(<SpecialSubject />, { server, owner, address: paths.specialSubject.path() });
}

beforeAll(openDialogs);

it('introduces the project with its picture (spec: A2 special subject introduction)', async () => {
  open(false);
  expect(await screen.findByRole('heading', { level: 1, name: '好题目' })).toBeVisible();
  expect(screen.getByText('命题公开课')).toBeVisible();
  expect(await screen.findByText('一道题要经过五道关。')).toBeVisible();
  expect(screen.getByRole('img', { name: '“好题目”的主图' }).getAttribute('src')).toMatch(/special\.svg$/);
});

it('lists the replays, oldest first, each with its answers (spec: A2 special subject replays)', async () => {
  const { calls } = open(false);
  const list = within(await screen.findByRole('region', { name: '活动回放' }));
  await list.findByRole('button', { name: '社区菜园的一张公告' });
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '社区菜园的一张公告',
    '一只纸杯剪开以后',
  ]);
  expect(list.getByText('选材')).toBeVisible();
  expect(list.getByText('第 1 场')).toBeVisible();
  expect(list.getByText('第 2 场')).toBeVisible();
  expect(list.getByText('19:00')).toBeVisible();
  expect(list.getByText('1970-01-04')).toBeVisible();
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '答疑：还能去哪里找',
    '答疑：能不能不写',
  ]);
  expect(calls.find(({ path }) => path === '/api/article/index')?.params).toMatchObject({ column_id: 48 });
});

it('shows the picture of the supporting units (spec: A2 special subject unit image)', async () => {
  open(false);
  const units = within(await screen.findByRole('region', { name: '支持单位' }));
  expect(units.getByRole('img', { name: /支持单位/ }).getAttribute('src')).toMatch(/units\.svg$/);
});

it('sends a visitor to log in, and opens that lecture after it (spec: A2 special subject login, A5 restricted video, A5 restricted message, A6 user replays, A8 restricted)', async () => {
  const visitor = open(false);
  fireEvent.click(await screen.findByRole('button', { name: '一只纸杯剪开以后' }));
  expect(await screen.findByText('当前用户未登录')).toBeVisible();
  expect(visitor.here()).toBe(paths.nowLogin.pattern);
  visitor.unmount();

  const { container } = open(true);
  expect(await screen.findByRole('dialog', { name: '一只纸杯剪开以后' })).toBeVisible();
  await screen.findByLabelText('一只纸杯剪开以后', { selector: 'video' });
  expect(container.querySelector('video')?.getAttribute('src')).toMatch(/3\.mp4$/);
});

it('counts the first play of a lecture in its dialog, once (spec: A4 replay counted)', async () => {
  const { calls } = open(true);
  fireEvent.click(await screen.findByRole('button', { name: '社区菜园的一张公告' }));
  const film = await screen.findByLabelText('社区菜园的一张公告', { selector: 'video' });
  fireEvent.play(film);
  fireEvent.pause(film);
  fireEvent.play(film);
  await screen.findByRole('button', { name: '下一讲：第 2 场' });
  const counted = calls.filter(({ path }) => path === '/api/article/play_number');
  expect(counted.map(({ params }) => params['id'])).toEqual(['1']);
});
