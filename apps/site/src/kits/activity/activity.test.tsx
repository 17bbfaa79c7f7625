import type { Article } from '@inkstone/api/types';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Screens } from '../../app/router.js';
import { loadScreen } from '../../app/screens.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { rememberIntent } from '../../lib/session/intent.js';
import { renderSite, success } from '../../test/site.js';

const NOW = Date.UTC(2026, 10, 1);
const HOUR_S = 3600;

const activity: Article = {
  id: 7,
  column_id: 25,
  column_title: '教学活动',
  title: '旁听报名',
  intro: '',
  image: '',
  source: '',
  author: '',
  tags: [],
  release_time: NOW / 1000 - HOUR_S,
  is_collect: 0,
  activity_type: 1,
  start_time: NOW / 1000 - HOUR_S,
  end_time: NOW / 1000 + HOUR_S,
  participant: '高中数学教师',
  content: '<p>半天的安排</p>',
  prev: null,
  next: null,
  has_video: 0,
  video_url: '',
  content_type: 4,
  activity_results: [],
};

async function open(differences: Partial<Article> = {}, route = paths.activityDetails) {
  const address = route.path({ id: 7 });
  await loadScreen(address);
  const site = renderSite(<Screens />, {
    address,
    server: { '/api/article/info': () => success({ ...activity, ...differences }) },
  });
  await screen.findByRole('heading', { level: 1, name: '旁听报名' });
  return site;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

for (const { button, activity_type, spec } of [
  { button: '我要加入', activity_type: 1, spec: 'B6 join anonymous' },
  { button: '我要投稿', activity_type: 2, spec: 'B6 submit anonymous' },
] as const) {
  it(`sends a visitor who presses ${button} to log in, with the message 当前用户未登录 (spec: ${spec}, B8 not logged in)`, async () => {
    const { here } = await open({ activity_type });
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('当前用户未登录')).toBeVisible();
    expect(here()).toBe(paths.nowLogin.path());
  });
}

it('leads a teacher to the form (spec: B4 activity open, B2.1 activityDetails join)', async () => {
  const { here, logIn } = await open();
  act(() => logIn());
  fireEvent.click(screen.getByRole('button', { name: '我要加入' }));
  expect(here()).toBe(
    '/layout/list/thisEventRegistrationTeacher?id=7&isEnrolled=false&isSubmitFileUrl=false',
  );
});

for (const { who, user_role, button, activity_type, words, spec } of [
  {
    who: 'a student',
    user_role: 1,
    button: '我要加入',
    activity_type: 1,
    words: '此活动仅对教师开放，感谢支持',
    spec: 'B6 join role, B8 non-teacher',
  },
  {
    who: 'a teacher',
    user_role: 3,
    button: '我要投稿',
    activity_type: 2,
    words: '此活动仅对学生开放，感谢支持',
    spec: 'B6 submit role, B6 submit form, B8 non-student',
  },
] as const) {
  it(`tells ${who} who presses ${button} for whom the activity is (spec: ${spec})`, async () => {
    const { here, logIn } = await open({ activity_type });
    act(() => logIn({ user_role }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    // Below the button before the press, and in a message after it.
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1));
    expect(here()).toBe(paths.activityDetails.path({ id: 7 }));
  });
}

it('goes on after login with what was begun before it', async () => {
  const { here, logIn } = await open();
  rememberIntent({ kind: 'enrol', id: 7 }, here());
  act(() => logIn());
  await waitFor(() => expect(here()).toContain('thisEventRegistrationTeacher?id=7'));
});

it('closes while the page is open (spec: B4 activity ended)', async () => {
  await open();
  expect(screen.getByRole('button', { name: '我要加入' })).toBeVisible();
  vi.setSystemTime(NOW + HOUR_S * 1000);
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '活动已结束' }).disabled).toBe(true);
});

it('closes for students too (spec: B4 activity submission)', async () => {
  await open({ activity_type: 2, end_time: NOW / 1000 }, paths.thematicDetails);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '活动已结束' }).disabled).toBe(true);
});

it('offers the attachment to somebody who has enrolled without it', async () => {
  await open({ application: { id: 31, status: 0, has_files: 0 } });
  expect(screen.getByText('已报名，待上传附件')).toBeVisible();
  expect(screen.getByRole('link', { name: '上传附件' }).getAttribute('href')).toBe(
    '#/layout/list/thisEventRegistrationTeacher?id=7&activityId=31&isEnrolled=true&isSubmitFileUrl=false',
  );
});

it('lists what came of it, which opens by its column (spec: B2.1 activityDetails results, B2.1 activityDetails tab)', async () => {
  const results = [{ id: 3, column_id: 40, title: '《十一稿》', image: '', release_time: 0 }];
  await open({ activity_results: results });
  expect(screen.getByRole('tab', { name: '活动详情', selected: true })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '活动成果 1' }));
  const links = screen.getAllByRole('link', { name: '《十一稿》' });
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '#/layout/list/projectAchievementsDetails?id=3',
  );
});
