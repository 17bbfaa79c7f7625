import { getDeskDrawersQuery, getDeskTraysQuery } from '@inkstone/api/desk';
import type { DeskSession } from '@inkstone/api/types';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { DeskFrame, UndoToast } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';

import { todayText } from '../lib/ages.js';
import { useDecisions } from '../lib/use-decisions.js';
import { drawersOf, traysOf } from '../lib/desk-places.js';
import { useDesk } from '../lib/desk.js';
import { hrefOf } from '../lib/paths.js';
import { brand } from '../lib/publisher.js';
import { roleNames } from '../lib/trays.js';
import { OverviewScreen } from '../screens/overview/OverviewScreen.js';
import { screens } from './screens.js';
import { BarSearch } from './BarSearch.js';
import { LostNotice } from './LostNotice.js';
import { NoSuchTray } from './NoSuchTray.js';

/** How often the page asks what waits, in ms. */
const ASK_EVERY_MS = 30_000;

/** The desk of an operator: frame, trays, and the screen of the address. */
export function OpenDesk({ operator }: { operator: DeskSession }) {
  const { client, decisions } = useDesk();
  const { tray, id } = useParams();
  const waiting = useQuery({
    ...getDeskTraysQuery(client),
    refetchInterval: ASK_EVERY_MS,
    meta: { quiet: true },
  });
  const noted = useQuery({ ...getDeskDrawersQuery(client), meta: { quiet: true, personal: true } });
  const { lostAt, waiting: unsent, held } = useDecisions();
  const isConnected = !waiting.isError && lostAt === undefined;
  const screen = tray === undefined ? undefined : screens[tray];
  const mine = traysOf(operator, waiting.data?.trays);
  const myDrawers = drawersOf(operator, noted.data);
  const takenBack = unsent.find((one) => one.id === held);

  return (
    <>
      <DeskFrame
        brand={brand}
        date={todayText()}
        operator={{
          name: operator.name,
          roles: operator.roles.map((role) => roleNames[role]).join('、'),
          href: hrefOf('me'),
        }}
        search={<BarSearch />}
        connected={isConnected}
        notice={isConnected ? undefined : <LostNotice />}
        trays={mine}
        drawers={myDrawers}
        currentId={tray}
        itemOpen={id !== undefined}
        slips={
          screen?.List && (
            <Suspense>
              <screen.List />
            </Suspense>
          )
        }
      >
        <Suspense fallback={<Skeleton lines={6} />}>
          {tray === undefined ? (
            <OverviewScreen trays={mine} drawers={myDrawers} doneToday={waiting.data?.done_today} />
          ) : screen === undefined ? (
            <NoSuchTray />
          ) : (
            <screen.Sheet key={tray} />
          )}
        </Suspense>
      </DeskFrame>
      <UndoToast
        decision={takenBack && { id: takenBack.id, text: takenBack.act, name: takenBack.title }}
        onUndo={decisions.takeBack}
        onEnd={decisions.end}
      />
    </>
  );
}
