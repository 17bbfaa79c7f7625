import type { ComponentProps } from 'react';

import { Plate } from '../plate/Plate.styles.js';
import { Drawer, Note, Row } from './DrawerRow.styles.js';

/** A drawer: something that is used, but in which nothing waits. */
export interface DeskDrawer {
  id: string;
  name: string;
  href: string;
  /** One fact about what is in it: 第 47 版. */
  note?: string | undefined;
}

export interface DrawerRowProps extends Omit<ComponentProps<'ul'>, 'children'> {
  drawers: readonly DeskDrawer[];
  /** `row` below the trays of the overview, `column` beside an opened tray. */
  layout?: 'row' | 'column' | undefined;
  /** Id of the drawer that is open. */
  currentId?: string | undefined;
}

/** The drawers of the desk, each a link; nothing without one. */
export function DrawerRow({ drawers, layout = 'row', currentId, ...rest }: DrawerRowProps) {
  if (drawers.length === 0) return null;
  return (
    <Row $layout={layout} {...rest}>
      {drawers.map(({ id, name, href, note }) => (
        <li key={id}>
          <Drawer href={href} aria-current={id === currentId ? 'page' : undefined} $layout={layout}>
            <Plate>{name}</Plate>
            {note !== undefined && <Note>{note}</Note>}
          </Drawer>
        </li>
      ))}
    </Row>
  );
}
