import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { HistoryList, type HistoryListProps } from './HistoryList.js';
import { historyListMessages as messages } from './messages.zh.js';

/** The history as a part of a sheet; an item to which nothing has happened has none. */
export function HistoryPart({ entries }: Pick<HistoryListProps, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <SheetPart title={messages.title}>
      <HistoryList entries={entries} />
    </SheetPart>
  );
}
