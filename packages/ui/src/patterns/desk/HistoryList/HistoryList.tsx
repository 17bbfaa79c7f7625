import type { ComponentProps, ReactNode } from 'react';

import { Entry, Detail, List, When } from './HistoryList.styles.js';

/** Something that has happened to an item. */
export interface HistoryEntry {
  id: string;
  /** Date and time, as short as the list allows: 11-20 16:32. */
  when: string;
  /** Who did what. */
  text: ReactNode;
  /** A second line: the reason, or before and after. */
  detail?: ReactNode;
}

export interface HistoryListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The newest first. */
  entries: readonly HistoryEntry[];
  /** A line between the entries, where each may have two lines of text. */
  ruled?: boolean | undefined;
}

/** What has happened to an item, the newest first. */
export function HistoryList({ entries, ruled = false, ...rest }: HistoryListProps) {
  return (
    <List reversed $ruled={ruled} {...rest}>
      {entries.map(({ id, when, text, detail }) => (
        <Entry key={id} $ruled={ruled}>
          <When>{when}</When>
          <div>
            {text}
            {detail !== undefined && <Detail>{detail}</Detail>}
          </div>
        </Entry>
      ))}
    </List>
  );
}
