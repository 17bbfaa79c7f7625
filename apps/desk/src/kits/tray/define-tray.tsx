import type { DeskItem } from '@inkstone/api/types';
import type { ItemSheetProps } from '@inkstone/ui/patterns/desk';
import type { ComponentType } from 'react';

import { historyOf } from '../../lib/ages.js';
import type { TrayId } from '../../lib/trays.js';
import { TraySheet } from './TraySheet.js';
import { TraySlips, type TraySlipsProps } from './TraySlips.js';
import { useTray, type OpenTray } from './use-tray.js';

/** Both parts of a tray's screen. */
interface TwoParts {
  readonly List: ComponentType;
  readonly Sheet: ComponentType;
}

export interface TrayItemProps {
  tray: OpenTray;
  item: DeskItem;
  /** What its sheet shows, whatever was sent in. */
  sheet: Omit<ItemSheetProps, 'people' | 'holder'>;
}

/** The two parts of a tray's screen: its slips, and the item that is open. */
export function defineTray(
  id: TrayId,
  { Item, ...slips }: Omit<TraySlipsProps, 'tray'> & { Item: ComponentType<TrayItemProps> },
): TwoParts {
  return {
    List: () => <TraySlips tray={useTray(id)} {...slips} />,
    Sheet: function TrayScreen() {
      const tray = useTray(id);
      return (
        <TraySheet tray={tray}>
          {(item) => (
            <Item
              // What was written about another item, or before somebody else decided, is not about this one.
              key={`${String(item.id)}/${String(item.status)}`}
              tray={tray}
              item={item}
              sheet={{ ...tray.frame, history: historyOf(item.acts).reverse() }}
            />
          )}
        </TraySheet>
      );
    },
  };
}
