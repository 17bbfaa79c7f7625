import { createBell } from '../notices.js';

/** What concerns the whole page, the more urgent first; `kept` while the worker answers in place of the server. */
const NOTICES = ['offline', 'kept', 'update'] as const;
export type Notice = (typeof NOTICES)[number];

const holding = new Set<Notice>();
const changes = createBell<undefined>();

export const status = {
  set(notice: Notice, holds: boolean): void {
    if (holds) holding.add(notice);
    else holding.delete(notice);
    changes.ring(undefined);
  },
  notice: (): Notice | undefined => NOTICES.find((notice) => holding.has(notice)),
  subscribe: changes.listen,
  /** Changes to the version that waits. */
  refresh: (): void => undefined,
};
