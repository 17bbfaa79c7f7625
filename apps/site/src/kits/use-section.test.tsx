import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { PathName } from '../lib/config/paths.js';
import { renderSite, success } from '../test/site.js';
import { useCrumbs, useSectionTitle } from './use-section.js';

const entry = (id: number, title: string) => ({ id, title, type: 1, sort: 1 });
const MENU = [
  { ...entry(1, '图书中心'), children: [entry(18, '查图书')] },
  { ...entry(21, '家长学堂'), children: [entry(30, '读政策')] },
];

function Page({ name }: { name: PathName }) {
  const title = useSectionTitle(name);
  const crumbs = useCrumbs(name);
  return (
    <>
      <h1>{title}</h1>
      <p>{crumbs.map(({ label, href = '' }) => `${label}${href}`).join(' ')}</p>
    </>
  );
}

function open(name: PathName, menu: unknown[] = MENU) {
  renderSite(<Page name={name} />, { server: { '/api/config/column': () => success(menu) } });
}

it('is called as in the menu, below the section that the menu puts it in', async () => {
  open('talkPolicies');
  expect(await screen.findByRole('heading', { name: '读政策' })).toBeVisible();
  expect(document.title).toBe('读政策 · 砚田教育');
  expect(
    screen.getByText(
      '首页#/layout/list/home 家长学堂#/layout/list/parentSchool 读政策#/layout/list/talkPolicies 正文',
    ),
  ).toBeVisible();
});

it('leaves out a menu item that opens no page', async () => {
  open('addedServices');
  expect(
    await screen.findByText('首页#/layout/list/home 查图书#/layout/list/addedServices 正文'),
  ).toBeVisible();
});

it('has its own name where the menu does not list it', async () => {
  open('bookDonation');
  expect(await screen.findByRole('heading', { name: '图书捐赠申请' })).toBeVisible();
});
