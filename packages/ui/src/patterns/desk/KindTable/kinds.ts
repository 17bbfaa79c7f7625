import { kindMessages as messages } from './messages.zh.js';

/** What a load of content does to the records of a kind: how many of them. */
export interface ContentKind {
  /** 图书 */
  label: string;
  added: number;
  changed: number;
  /** Withdrawn before, and shown again. */
  returned: number;
  withdrawn: number;
  /** To be shown later. */
  scheduled: number;
}

/** 图书新添 12、改动 3；试卷新添 146. '' where nothing changes. */
export function changesOf(kinds: readonly ContentKind[]): string {
  return kinds
    .map(({ label, added, changed, returned, withdrawn, scheduled }) => {
      const counts = [
        [messages.added, added],
        [messages.changed, changed],
        [messages.returned, returned],
        [messages.withdrawn, withdrawn],
        [messages.scheduled, scheduled],
      ] as const;
      const said = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${String(count)}`);
      return said.length === 0 ? '' : label + said.join('、');
    })
    .filter((text) => text !== '')
    .join('；');
}
