import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { renderSite, success } from '../../../test/site.js';
import { OnlineLearning } from './OnlineLearning.js';

const OWN = '我的：初二';

function open() {
  return renderSite(<OnlineLearning />, {
    address: paths.onlineLearning.path(),
    server: {
      '/api/article/index': () => success({ list: [], count: 0 }),
      '/api/article/online_class': () => success({ 160: '三年级', 163: '初二', 169: '高三' }),
      '/api/article/online_subject': () => success({ 2: '数学' }),
    },
  });
}

it('offers the own grade first to a person who has one, and narrows the list by it', async () => {
  const { backend, logIn, calls } = open();
  expect(await screen.findByText('初二')).toBeVisible();
  expect(screen.queryByText(OWN)).toBeNull();

  const { session } = backend.client;
  act(() => {
    logIn();
    const user = session.get();
    if (user !== null) session.set({ ...user, gradeId: 163 });
  });
  const own = await screen.findByText(OWN);
  expect(screen.queryByText('初二')).toBeNull();
  fireEvent.click(own);
  await expect
    .poll(() => calls.filter(({ path }) => path === '/api/article/index').at(-1)?.params)
    .toMatchObject({ column_id: 27, classes: 163 });
});

it('narrows the list to the own grade by the chip for phones, and shows all again', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
  const { backend, logIn, calls } = open();
  const { session } = backend.client;
  act(() => {
    logIn();
    const user = session.get();
    if (user !== null) session.set({ ...user, gradeId: 163 });
  });
  const chip = await screen.findByText('只看我的年级：初二');

  fireEvent.click(chip);
  await expect
    .poll(() => calls.filter(({ path }) => path === '/api/article/index').at(-1)?.params)
    .toMatchObject({ classes: 163 });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip);
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('false');
});
