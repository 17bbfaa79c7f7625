import {
  useContext,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { Hidden } from '../../../components/VisuallyHidden/VisuallyHidden.styles.js';
import type { Brand } from '../../types.js';
import { DeskKeysContext } from '../DeskKeys/keys.js';
import { DrawerRow, type DeskDrawer } from '../DrawerRow/DrawerRow.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Tray } from '../Tray/Tray.js';
import type { DeskTray } from '../Tray/types.js';
import { DeskBar, type DeskOperator } from './DeskBar.js';
import {
  Content,
  Foot,
  Home,
  HomeMark,
  Notice,
  Rail,
  Root,
  SheetPane,
  SlipsPane,
  Stage,
  Trays,
} from './DeskFrame.styles.js';
import { deskFrameMessages as messages } from './messages.zh.js';
import { SlipsContext } from './slips.js';

export interface DeskFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `homeHref` is the overview. */
  brand: Brand;
  /** Today, as written in the bar. */
  date: string;
  operator: DeskOperator;
  /** Whether the server answers. */
  connected: boolean;
  /** The search box of the bar. */
  search?: ReactNode;
  /** Below the bar, over the whole width: a lost connection. */
  notice?: ReactNode;
  /** The trays that the operator may open. */
  trays: readonly DeskTray[];
  drawers: readonly DeskDrawer[];
  /** Id of the tray or the drawer that is open; without one it is the overview, which has no rail. */
  currentId?: string | undefined;
  /** The list of the tray: a `SlipList`. Without it the sheet takes its place. */
  slips?: ReactNode;
  /** An item is open: on a phone it is shown instead of the list. */
  itemOpen?: boolean | undefined;
  /** The sheet, or the overview. */
  children: ReactNode;
}

/**
 * The frame of all screens of the desk: bar, trays, slips and sheet from left to right. Keep one mounted while the
 * screens change: the trays move only when the overview is left.
 */
export function DeskFrame({
  brand,
  date,
  operator,
  connected,
  search,
  notice,
  trays,
  drawers,
  currentId,
  slips,
  itemOpen = false,
  children,
  ...rest
}: DeskFrameProps) {
  const [open, setOpen] = useState(false);
  const folded = useMemo(() => ({ open, toggle: () => setOpen((was) => !was) }), [open]);
  const isOpened = currentId !== undefined;

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
  }

  return (
    <Root data-opened={isOpened || undefined} {...rest}>
      <DeskBar
        brand={brand}
        date={date}
        operator={operator}
        connected={connected}
        search={search}
        hiddenOnPhone={isOpened}
      />
      {notice !== undefined && <Notice>{notice}</Notice>}
      {isOpened ? (
        <Stage $slips={slips !== undefined} $folds={slips !== undefined && itemOpen}>
          <RailOf {...{ brand, trays, drawers, currentId }} />
          <Content>
            {/* On a phone either the list or the sheet is shown, whose headings are below it. */}
            <Hidden as="h1">{nameOf(currentId, trays, drawers)}</Hidden>
            {slips !== undefined && (
              <SlipsPane
                $open={open}
                $folds={itemOpen}
                onKeyDown={closeByEscape}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest('a') !== null) setOpen(false);
                }}
              >
                {slips}
              </SlipsPane>
            )}
            <SlipsContext value={slips === undefined || !itemOpen ? null : folded}>
              <SheetPane $hiddenOnPhone={slips !== undefined && !itemOpen}>{children}</SheetPane>
            </SlipsContext>
          </Content>
        </Stage>
      ) : (
        <main>{children}</main>
      )}
    </Root>
  );
}

function nameOf(id: string, trays: readonly DeskTray[], drawers: readonly DeskDrawer[]): string {
  return [...trays, ...drawers].find((place) => place.id === id)?.name ?? messages.place;
}

type RailProps = Pick<DeskFrameProps, 'brand' | 'trays' | 'drawers' | 'currentId'>;

function RailOf({ brand, trays, drawers, currentId }: RailProps) {
  const { enabled, showAll } = useContext(DeskKeysContext);
  return (
    <Rail aria-label={messages.trays}>
      <Home href={brand.homeHref}>
        <HomeMark viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 13.5V7h11v6.5M2.5 10h11M5 7V3.5h6V7" />
        </HomeMark>
        {messages.overview}
      </Home>
      <Trays>
        {trays.map((tray) => (
          <li key={tray.id}>
            <Tray tray={tray} size="small" current={tray.id === currentId} />
          </li>
        ))}
      </Trays>
      <DrawerRow drawers={drawers} layout="column" currentId={currentId} />
      <Foot type="button" onClick={showAll}>
        {enabled && <Kbd aria-hidden="true">?</Kbd>}
        {messages.keys}
      </Foot>
    </Rail>
  );
}
