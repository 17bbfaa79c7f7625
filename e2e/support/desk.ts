import type { Page } from '@playwright/test';

import { operate } from './operator.js';
import { expect } from './test.js';

/** An operator of the tests, made by the command as a deployer makes one. */
export interface DeskOperator {
  name: string;
  password: string;
  /** One of several; each works once. */
  recoveryCodes: string[];
}

export async function newDeskOperator(name: string, roles = '审核,编辑,管理'): Promise<DeskOperator> {
  const printed = await operate('users', 'operator', 'add', name, '--roles', roles);
  const password = /密码：(\S+)/.exec(printed)?.[1] ?? '';
  const codes = /恢复码[^：]*：(.+)/.exec(printed)?.[1] ?? '';
  return { name, password, recoveryCodes: codes.trim().split(/\s+/) };
}

/** Logs in with a recovery code, and waits for the overview. The clock of the page can be put forward then. */
export async function openDesk(page: Page, { name, password, recoveryCodes }: DeskOperator): Promise<void> {
  await page.clock.install();
  await page.goto('/desk/');
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '用恢复码' }).click();
  await page.getByLabel('恢复码').fill(recoveryCodes.pop() ?? '');
  await page.getByRole('button', { name: '进入案头' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '一览' })).toBeVisible();
}

/** Lets the time pass in which a decision can be taken back: it is sent after it. */
export async function endTakeBack(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^收回( Z)?$/ })).toBeVisible();
  await page.clock.runFor(10_000);
}
