import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import type { Way } from '../../types.js';
import { BackLine } from '../back/BackLine.js';
import { slipListMessages as messages } from './messages.zh.js';
import {
  Age,
  Column,
  Description,
  Detail,
  Empty,
  Filters,
  Foot,
  Head,
  More,
  Name,
  Note,
  Slip,
  Slips,
  Title,
} from './SlipList.styles.js';

/** What is written on the slip of one item. */
export interface DeskSlip {
  id: string;
  name: string;
  href: string;
  /** How long it waits (4 天), or its state. */
  age: string;
  /** It waits longer than was promised. */
  late?: boolean | undefined;
  /** Words of the second line, with dots between them. */
  words: readonly (string | undefined)[];
  /** The end of the second line: a date, 改后再交. */
  note?: string | undefined;
}

export interface SlipListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The name of the tray. */
  title: string;
  /** How many wait, and what was promised. */
  description?: ReactNode;
  /** Chips and menus that narrow the list, or a search box. */
  filters?: ReactNode;
  /** The slips in their order; not passed until they are loaded. */
  slips?: readonly DeskSlip[] | undefined;
  /** Id of the item that is open. */
  currentId?: string | undefined;
  /** Shown in place of the slips when there are none. */
  empty?: ReactNode;
  /** Below the last slip, such as a Pager. */
  more?: ReactNode;
  /** The keys of the list, at its foot; not on a phone. */
  footer?: ReactNode;
  /** On a phone: the way back to the overview. */
  back?: Way | undefined;
}

/** The slips of a tray: one for each item that waits. */
export function SlipList({
  title,
  description,
  filters,
  slips,
  currentId,
  empty,
  more,
  footer,
  back,
  ...rest
}: SlipListProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // The keys J and K move the choice beyond the edge of the list.
  useLayoutEffect(() => {
    // A body in braces: some browsers return a promise, which is no cleanup function.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <Column aria-label={title} aria-busy={slips === undefined} {...rest}>
      {back !== undefined && <BackLine back={back} />}
      <Head>
        <Title>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
        {filters !== undefined && <Filters>{filters}</Filters>}
      </Head>
      {slips === undefined ? (
        <Waiting />
      ) : (
        <Slips>
          {slips.map(({ id, name, href, age, late = false, words, note }) => (
            <li key={id}>
              <Slip
                href={href}
                aria-current={id === currentId ? 'true' : undefined}
                ref={id === currentId ? current : undefined}
              >
                <Name>{name}</Name>
                <Age $late={late}>
                  {late && <Icon name="clock" size={16} label={messages.late} />}
                  {age}
                </Age>
                <Detail>
                  <DotList words={words} />
                </Detail>
                {note !== undefined && <Note>{note}</Note>}
              </Slip>
            </li>
          ))}
        </Slips>
      )}
      {slips?.length === 0 && empty !== undefined && <Empty>{empty}</Empty>}
      {more !== undefined && <More>{more}</More>}
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Column>
  );
}

/** As high as the slips that will stand there. */
function Waiting() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Slip as="div" key={row}>
          <Skeleton lines={2} />
        </Slip>
      ))}
    </div>
  );
}
