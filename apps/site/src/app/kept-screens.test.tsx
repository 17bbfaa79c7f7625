import { act, fireEvent, screen } from '@testing-library/react';
import { NavigationType, useNavigate } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '../lib/config/paths.js';
import { PERSON, renderSite } from '../test/site.js';
import { screensAt, type KeptScreens } from './kept-screens.js';
import { useLinkNavigation } from './navigation/use-link-navigation.js';
import { Screens } from './router.js';

function Steering() {
  const navigate = useNavigate();
  useLinkNavigation(() => undefined);
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
      <a href={paths.addedServices.href()}>图书</a>
      <a href={paths.listenBig.href({ page: 2 })}>试卷</a>
      <Screens />
    </>
  );
}

async function openList() {
  const site = renderSite(<Steering />, { server: {}, address: paths.addedServices.path() });
  const heading = await screen.findByRole('heading', { level: 1, name: '图书检索' });
  return { ...site, heading };
}

async function follow(link: '图书' | '试卷'): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('link', { name: link }));
  return screen.findByRole('heading', { level: 1, name: `${link}检索` });
}

function goBack(): void {
  fireEvent.click(screen.getByRole('button', { name: '后退' }));
}

function searchField(): HTMLElement {
  return screen.getByRole('searchbox');
}

it('shows a screen after Back as it was left', async () => {
  const { heading } = await openList();
  fireEvent.change(searchField(), { target: { value: '高三' } });
  await follow('试卷');
  expect(heading.isConnected).toBe(true);
  expect(screen.queryByRole('heading', { name: '图书检索' })).toBeNull();
  goBack();
  expect(screen.getByRole('heading', { name: '图书检索' })).toBe(heading);
  expect(searchField()).toHaveProperty('value', '高三');
});

it('opens a screen anew by a link', async () => {
  const { heading } = await openList();
  await follow('试卷');
  expect(await follow('图书')).not.toBe(heading);
});

it('shows the address of a kept screen to that screen only', async () => {
  const { calls } = await openList();
  await follow('试卷');
  const pages = calls.flatMap(({ path, params }) => (path === '/api/book/index' ? [params['page']] : []));
  expect(pages).toEqual([1]);
});

it('keeps two screens besides the one that is shown, and none twice', () => {
  const names = ['/a', '/b', '/a', '/c', '/d'];
  const kept = names.reduce<KeptScreens | undefined>((before, pathname, index) => {
    const location = { pathname, search: '', hash: '', state: null, key: String(index) };
    return screensAt(before, { location, navigationType: NavigationType.Push }, undefined);
  }, undefined);
  expect(kept?.screens.map(({ location }) => location.pathname)).toEqual(['/a', '/c', '/d']);
});

it('keeps nothing for another person', async () => {
  const { heading, backend } = await openList();
  await follow('试卷');
  expect(heading.isConnected).toBe(true);
  act(() => backend.client.session.set(PERSON));
  expect(heading.isConnected).toBe(false);
});

it('keeps no page on which a password is typed', async () => {
  const { container } = renderSite(<Steering />, { server: {}, address: paths.nowLogin.path() });
  await screen.findByRole('heading', { level: 1 });
  await follow('试卷');
  expect(container.querySelector('input[type="password"]')).toBeNull();
  expect(container.querySelectorAll('[data-kept]')).toHaveLength(0);
});
