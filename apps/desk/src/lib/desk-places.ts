import type { DeskDrawer as Noted, DeskSession, DeskTray as Waiting } from '@inkstone/api/types';
import type { DeskDrawer, DeskTray } from '@inkstone/ui/patterns/desk';

import { dayOf, sinceText } from './ages.js';
import { hrefOf } from './paths.js';
import { drawers, isLate, trays } from './trays.js';

/** The trays of the operator's roles, with what waits in them as far as it is known. */
export function traysOf(
  { roles }: Pick<DeskSession, 'roles'>,
  waiting: readonly Waiting[] = [],
  now = Date.now(),
): DeskTray[] {
  return trays
    .filter(({ role }) => roles.includes(role))
    .map(({ id, name, unit, tray: facts, promisedDays }) => {
      const { waiting: count, oldest } = waiting.find((one) => one.tray === facts) ?? {};
      const tray = { id, name, unit, href: hrefOf(id), count };
      if (oldest === undefined || oldest === null) return tray;
      const late = isLate({ promisedDays }, oldest, now);
      return { ...tray, late, note: `最早 ${dayOf(oldest)}`, detail: `，${sinceText(oldest, now)}` };
    });
}

export function drawersOf({ roles }: Pick<DeskSession, 'roles'>, notes: readonly Noted[] = []): DeskDrawer[] {
  return drawers
    .filter(({ role }) => roles.includes(role))
    .map(({ id, name, drawer }) => ({
      id,
      name,
      href: hrefOf(id),
      note: notes.find((one) => one.drawer === drawer)?.note,
    }));
}
