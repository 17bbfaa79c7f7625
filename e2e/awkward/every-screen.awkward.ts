import type { APIRequestContext } from '@playwright/test';

import { screenRoutes } from '../../apps/site/src/app/screens.js';
import type { PathName } from '../../apps/site/src/lib/config/paths.js';
import { withQuery } from '../../apps/site/src/lib/config/route.js';
import { FEW, FULL, lookAt, prepare } from './looks.js';
import { startAwkwardSite } from './site.js';
import { registerAccount } from '../support/accounts.js';
import { login, post, stayLoggedIn } from '../support/backend.js';
import { contentOf } from '../support/content.js';
import type { EmptySite } from '../support/empty-site.js';
import { expect, leadTo, settled, test, uniqueNumber } from '../support/test.js';

/** `AWKWARD=full`: every screen in every window, with 10,000 papers. */
const isFull = process.env['AWKWARD'] === 'full';

let site: EmptySite;
test.beforeAll(async () => {
  site = await startAwkwardSite(isFull ? 10_000 : 60);
});
test.afterAll(() => site.stop());

interface Item {
  id: number;
}

/** A reader who has everything of the first titles: favourites, verified books. */
async function fillCentre(request: APIRequestContext, token: string): Promise<void> {
  const lists = [
    { type: 1, path: '/api/exam/list' },
    { type: 2, path: '/api/book/index' },
  ];
  for (const { type, path } of lists) {
    const { list } = await post<{ list: Item[] }>(request, path, { page: 1, psize: 6 });
    for (const { id } of list)
      await post(request, '/api/user_favorites/add', { type, content_id: id }, { token });
  }
  for (const place of [0, 1, 2, 3])
    await post(
      request,
      '/api/common/genuine_verification',
      { code: `AWKWARDCODE000${String(place)}A` },
      { token },
    );
}

/** The first item; a column without any says that there is none. */
async function queryOf(name: PathName, request: APIRequestContext): Promise<Record<string, string | number>> {
  if (name === 'fundingDetails' || name === 'notificationsDetails' || name === 'myActivityDetails')
    return { id: 1 };
  return (await contentOf[name]?.(request))?.query ?? {};
}

test('every screen shows a publisher whose content is unlike ours without a fault of the layout', async ({
  page,
  playwright,
}, info) => {
  // Nine looks at each of seventy screens.
  if (isFull) test.setTimeout(1_800_000);
  const request = await playwright.request.newContext({ baseURL: site.address });
  const account = await registerAccount(request, 'teacher', uniqueNumber(info), site.settings);
  const session = await login(request, account);
  await fillCentre(request, session.jwt);
  await stayLoggedIn(page, session);
  await page.goto(`${site.address}/#/no/such/page`);
  await settled(page);
  const devtools = await prepare(page);
  let looks = [...(isFull ? FULL : FEW)];
  for (const { name, patterns } of screenRoutes) {
    await test.step(name, async () => {
      const screen = await leadTo(page, withQuery(patterns[0] ?? '', await queryOf(name, request)));
      const faults: string[] = [];
      for (const look of looks) faults.push(...(await lookAt(page, devtools, look)));
      // The next screen opens in the window that stands.
      looks = looks.toReversed();
      expect.soft(faults, name).toEqual([]);
      await expect.soft(screen).not.toContainText(/undefined|NaN|Invalid|\[object|\uFFFD/);
    });
  }
  await request.dispose();
});
