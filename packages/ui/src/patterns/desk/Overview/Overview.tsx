import type { ComponentProps } from 'react';

import { formatCount } from '../../../format/index.js';
import { DrawerRow, type DeskDrawer } from '../DrawerRow/DrawerRow.js';
import { Tray } from '../Tray/Tray.js';
import type { DeskTray } from '../Tray/types.js';
import { DayFigures, type DayFiguresProps } from './DayFigures.js';
import { overviewMessages as messages } from './messages.zh.js';
import { Counts, Day, Head, Root, Title, Trays } from './Overview.styles.js';
import { WantedList, type WantedListProps } from './WantedList.js';

export interface OverviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The trays that the operator may open. */
  trays: readonly DeskTray[];
  drawers: readonly DeskDrawer[];
  /** How many were decided today; not passed until it is known. */
  doneToday?: number | undefined;
  /** The plots; not passed for an operator who may not see them. */
  day?: DayFiguresProps | undefined;
  /** What readers look for. */
  wanted?: WantedListProps | undefined;
}

/** The desk at a glance: what waits, in trays as thick as it is much, and how the last thirty days were. */
export function Overview({ trays, drawers, doneToday, day, wanted, ...rest }: OverviewProps) {
  const counts = trays.flatMap(({ count = [] }) => count);
  return (
    <Root {...rest}>
      <Head>
        <Title>{messages.title}</Title>
        <Counts>
          {counts.length > 0 && (
            <span>
              <b>{formatCount(counts.reduce((sum, count) => sum + count, 0))}</b> {messages.waiting}
            </span>
          )}
          {doneToday !== undefined && (
            <span>
              {messages.done} <b>{formatCount(doneToday)}</b> {messages.doneUnit}
            </span>
          )}
        </Counts>
      </Head>
      <Trays>
        {trays.map((tray) => (
          <li key={tray.id}>
            <Tray tray={tray} />
          </li>
        ))}
      </Trays>
      <DrawerRow drawers={drawers} />
      {(day !== undefined || wanted !== undefined) && (
        <Day>
          {day !== undefined && <DayFigures {...day} />}
          {wanted !== undefined && <WantedList {...wanted} />}
        </Day>
      )}
    </Root>
  );
}
