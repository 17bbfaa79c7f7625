import type { Page } from '@playwright/test';

import type { Credentials } from './backend.js';

/** Logs in by password on the login page, by the keyboard. */
export async function logIn(page: Page, { account, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.getByRole('textbox', { name: '密码' }).press('Enter');
}
