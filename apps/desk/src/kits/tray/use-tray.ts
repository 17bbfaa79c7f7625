import type { BodyOf, PostPath } from '@inkstone/api';
import { listDeskItemsQuery, type TakenDecision } from '@inkstone/api/desk';
import type { DeskItemSummary } from '@inkstone/api/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { useDecisions } from '../../lib/use-decisions.js';
import { useDesk } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { trayOf, type TrayId } from '../../lib/trays.js';
import { usePosition } from '../use-position.js';
import { useAsked } from './use-asked.js';

/** As many as one page of the operation holds; an operator who has cleared them gets the next ones. */
const MOST_SLIPS = 100;

/** How an item is decided: as the operation takes it, and what the operator reads. */
export type TrayDecision = Pick<BodyOf<'/api/desk/decide'>, 'act' | 'note' | 'to'> & {
  /** What was done, for the notice that takes it back: 已退回. */
  done: string;
};

/** The same by the operation of a tray of its own. */
type OwnDecision<Path extends PostPath> = Pick<TakenDecision<Path>, 'path' | 'body'> &
  Pick<TrayDecision, 'done'>;

/**
 * A tray with its filters in the address: the items without those that have been decided and wait to be sent, which one
 * is open, and the way to its neighbours.
 */
export function useTray(tray: TrayId) {
  const { client, decisions } = useDesk();
  const { waiting } = useDecisions();
  const navigate = useNavigate();
  const { id } = useParams();
  const { search, values, filters, status = 0, word, set } = useAsked();
  const queue = trayOf(tray).tray;
  const query = useQuery({
    ...listDeskItemsQuery(client, { queue, status, word, filters, psize: MOST_SLIPS }),
    placeholderData: keepPreviousData,
  });

  const unsent = new Set(waiting.filter((one) => one.tray === tray).map(({ item }) => item));
  const items = query.data?.list.filter((item) => !unsent.has(String(item.id)));
  const hrefTo = (item?: DeskItemSummary) => hrefOf(tray, item?.id, search);
  const position = usePosition(items, Number(id), hrefTo);
  const toTray = () => void navigate(hrefTo().slice(1));

  /** Takes a decision and opens the next item, or the one before at the end of the tray. */
  function take<Path extends PostPath>(
    item: { id: number },
    title: string,
    { done, path, body }: OwnDecision<Path>,
  ) {
    decisions.take({ path, body, tray, item: String(item.id), title, act: done });
    (position?.onNext ?? position?.onPrevious ?? toTray)();
  }

  return {
    tray,
    query,
    items,
    count: (query.data?.count ?? 0) - unsent.size,
    id,
    values,
    isNarrowed: status !== 0 || word !== '' || filters.length > 0,
    set,
    hrefTo,
    /** The frame of the open item. */
    frame: { itemId: id, position, back: { label: trayOf(tray).name, href: hrefTo() } },
    take,
    decide: (item: Pick<DeskItemSummary, 'id' | 'status'>, title: string, decision: TrayDecision) => {
      const { done, note = '', ...act } = decision;
      const body = { queue, id: item.id, seen: item.status, note, ...act };
      take(item, title, { done, path: '/api/desk/decide', body });
    },
  };
}

export type OpenTray = ReturnType<typeof useTray>;
