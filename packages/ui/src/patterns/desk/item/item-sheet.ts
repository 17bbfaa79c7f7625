import type { HistoryEntry } from '../HistoryList/HistoryList.js';
import type { SheetProps } from '../Sheet/Sheet.js';

/** What the sheet of an item has, whatever was sent in. */
export interface ItemSheetProps extends Pick<SheetProps, 'itemId' | 'position' | 'back'> {
  /** To whom it can be handed on; undefined until they are known. */
  people: readonly string[] | undefined;
  /** Who has it; '' for nobody. */
  holder: string;
  /** What has become of it, the newest first. */
  history: readonly HistoryEntry[];
}
