import { formatCount } from '../../../format/index.js';
import { PanelTabs } from '../PanelTabs/PanelTabs.js';
import { overviewMessages as messages } from './messages.zh.js';
import { Rank, Ranked, Wanted } from './Overview.styles.js';

export interface WantedItem {
  /** What was searched, or what is read. */
  text: string;
  /** What it may be about. */
  note?: string | undefined;
  count: number;
}

export interface WantedListProps {
  items: readonly WantedItem[];
  /** `missing`: searched and not found. `read`: most read. */
  view: 'missing' | 'read';
  onView: (view: 'missing' | 'read') => void;
  /** Where the list is as CSV. */
  csvHref: string;
}

/** What readers look for and do not find, or read most. */
export function WantedList({ items, view, onView, csvHref }: WantedListProps) {
  return (
    <PanelTabs
      title={messages.wanted}
      tabs={[
        { id: 'missing', label: messages.missing },
        { id: 'read', label: messages.read },
      ]}
      value={view}
      onChange={onView}
      csvHref={csvHref}
    >
      {items.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Ranked>
          {items.map(({ text, note, count }, index) => (
            // Not the text alone: two editions of a book may have one title.
            <li key={`${text} ${String(index)}`}>
              <Rank aria-hidden="true">{index + 1}</Rank>
              <Wanted>
                {text}
                {note !== undefined && <small>{note}</small>}
              </Wanted>
              <b>{formatCount(count)}</b>
            </li>
          ))}
        </Ranked>
      )}
    </PanelTabs>
  );
}
