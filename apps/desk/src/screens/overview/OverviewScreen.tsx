import { getDeskFiguresQuery } from '@inkstone/api/desk';
import { Overview, type DeskDrawer, type DeskTray } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { timeOf } from '../../lib/ages.js';
import { csvHref } from '../../lib/csv.js';
import { useDeskClient } from '../../lib/desk.js';
import { daysCsv, seriesOf, wantedCsv, wantedOf } from './figures.js';

export interface OverviewScreenProps {
  trays: readonly DeskTray[];
  drawers: readonly DeskDrawer[];
  doneToday: number | undefined;
}

/** How often the figures are asked again, in ms: they are written once a minute. */
const ASK_EVERY_MS = 60_000;

/** The desk at a glance: what waits, how much, and how the last thirty days were. */
export function OverviewScreen(props: OverviewScreenProps) {
  const client = useDeskClient();
  const [view, setView] = useState<'plot' | 'table'>('plot');
  const [wanted, setWanted] = useState<'missing' | 'read'>('missing');
  const { data: figures, dataUpdatedAt } = useQuery({
    ...getDeskFiguresQuery(client),
    refetchInterval: ASK_EVERY_MS,
    meta: { quiet: true },
  });
  if (figures === undefined) return <Overview {...props} />;
  return (
    <Overview
      {...props}
      day={{
        series: seriesOf(figures),
        until: timeOf(dataUpdatedAt / 1000),
        view,
        onView: setView,
        csvHref: csvHref(daysCsv(figures)),
      }}
      wanted={{
        items: wantedOf(figures, wanted),
        view: wanted,
        onView: setWanted,
        csvHref: csvHref(wantedCsv(figures, wanted)),
      }}
    />
  );
}
