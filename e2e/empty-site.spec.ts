import { screenRoutes } from '../apps/site/src/app/screens.js';
import type { PathName } from '../apps/site/src/lib/config/paths.js';
import { withQuery } from '../apps/site/src/lib/config/route.js';
import { registerAccount } from './support/accounts.js';
import { login, stayLoggedIn } from './support/backend.js';
import { contentOf } from './support/content.js';
import { startEmptySite, type EmptySite } from './support/empty-site.js';
import { expect, leadTo, settled, test, uniqueNumber } from './support/test.js';

let site: EmptySite;
test.beforeAll(async () => {
  site = await startEmptySite();
});
test.afterAll(() => site.stop());

/** Detail routes, opened with an id that does not exist: they say so. */
function queryOf(name: PathName): Record<string, number> {
  if (name === 'progressStep') return { step: 1 };
  return name in contentOf ? { id: 1 } : {};
}

/** Screens that need no content: forms, explanations, steps of a procedure. */
const whole = new Set<PathName>([
  'bookDonation',
  'applicationProcess',
  'progressStep',
  'personalInfor',
  'privacyAgreement',
  'bookCorrection',
  'testAndVerify',
  'retrievePasswordLogin',
  'newPassword',
]);

/** The texts of empty lists, empty parts of a page and missing items. */
const SAYS_NOTHING = /暂无|还没有|没有找到|正在编|没有未读/;

test('every screen of a site without content opens, says that there is nothing yet, and fails nowhere', async ({
  page,
  playwright,
}, info) => {
  const request = await playwright.request.newContext({ baseURL: site.address });
  const account = await registerAccount(request, 'teacher', uniqueNumber(info), site.settings);
  await stayLoggedIn(page, await login(request, account));
  await request.dispose();
  await page.goto(`${site.address}/#/no/such/page`);
  await settled(page);

  for (const { name, patterns } of screenRoutes) {
    await test.step(name, async () => {
      const screen = await leadTo(page, withQuery(patterns[0] ?? '', queryOf(name)));
      await expect(screen.getByRole('button', { name: '重试' })).toHaveCount(0);
      await expect(screen).not.toContainText(/undefined|NaN|Invalid|\[object/);
      if (!whole.has(name)) await expect(screen).toContainText(SAYS_NOTHING);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'px wider than the window').toBeLessThanOrEqual(0);
    });
  }
});
