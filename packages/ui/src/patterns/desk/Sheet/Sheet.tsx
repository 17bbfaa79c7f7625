import { useContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../../components/IconButton/index.js';
import type { Way } from '../../types.js';
import { BackLine, type DeskPosition } from '../back/BackLine.js';
import { backMessages } from '../back/messages.zh.js';
import { SlipsContext } from '../DeskFrame/slips.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { Kbd } from '../Kbd/Kbd.js';
import { sheetMessages as messages } from './messages.zh.js';
import {
  Aside,
  Body,
  Facts,
  Filters,
  Head,
  Lead,
  Paper,
  Place,
  PlaceButton,
  Title,
  Words,
} from './Sheet.styles.js';

export interface SheetProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The heading: the name of the item. */
  title: string;
  /** Id of the item. When it changes, the heading gets the focus, so that the new item is read out. */
  itemId?: string | undefined;
  /** One line of facts below the heading. */
  facts?: ReactNode;
  /** Before the heading, such as a cover. */
  lead?: ReactNode;
  /** At the end of the head, such as a state or buttons. */
  aside?: ReactNode;
  /** The item among those that wait, with the keys J and K. */
  position?: DeskPosition | undefined;
  /** On a phone: the way back to the list. */
  back?: Way | undefined;
  /** Below the head: `TrayFilters`. */
  filters?: ReactNode;
  /** The bar at the foot: an `ActBar`. */
  acts?: ReactNode;
}

/** The sheet that is open: head, content and the bar with the decision. */
export function Sheet({
  title,
  itemId,
  facts,
  lead,
  aside,
  position,
  back,
  filters,
  acts,
  children,
  ...rest
}: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(itemId);
  useEffect(() => {
    if (shown.current === itemId) return;
    shown.current = itemId;
    heading.current?.focus();
  }, [itemId]);

  return (
    <Paper {...rest}>
      {back !== undefined && <BackLine back={back} position={position} />}
      <Head>
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Words>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {facts !== undefined && <Facts>{facts}</Facts>}
        </Words>
        {aside !== undefined && <Aside>{aside}</Aside>}
        {position === undefined ? <ListButton /> : <Position {...position} />}
      </Head>
      {filters !== undefined && <Filters>{filters}</Filters>}
      <Body $isTable={filters !== undefined}>{children}</Body>
      {acts}
    </Paper>
  );
}

/** Where the list is folded, the only way to it for an item that has no position in it. */
function ListButton() {
  const slips = useContext(SlipsContext);
  if (slips === null) return null;
  return (
    <Place>
      <PlaceButton type="button" aria-expanded={slips.open} onClick={slips.toggle}>
        {messages.listOnly}
      </PlaceButton>
    </Place>
  );
}

function Position({ index, count, onPrevious, onNext }: DeskPosition) {
  const slips = useContext(SlipsContext);
  useDeskKeys([
    {
      code: 'KeyJ',
      label: messages.next,
      disabled: onNext === undefined,
      onPress: () => onNext?.(),
    },
    {
      code: 'KeyK',
      label: messages.previous,
      disabled: onPrevious === undefined,
      onPress: () => onPrevious?.(),
    },
  ]);
  const place = backMessages.place({ index, count });
  return (
    <Place>
      <span data-foldable={slips !== null || undefined}>{place}</span>
      {slips !== null && (
        <PlaceButton
          type="button"
          aria-expanded={slips.open}
          aria-label={messages.list(index, count)}
          onClick={slips.toggle}
        >
          {place}
        </PlaceButton>
      )}
      <Kbd aria-hidden="true">J</Kbd>
      <IconButton
        icon="chevron-down"
        iconSize={16}
        label={messages.next}
        aria-keyshortcuts="J"
        disabled={onNext === undefined}
        onClick={onNext}
      />
    </Place>
  );
}
