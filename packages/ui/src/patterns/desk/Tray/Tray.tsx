import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { formatCount } from '../../../format/index.js';
import { LargeTray } from './LargeTray.js';
import { trayMessages as messages } from './messages.zh.js';
import { Count, Head, Name, Note, Open, Pile, Small } from './Tray.styles.js';
import { sheetsBelow } from './thickness.js';
import type { DeskTray } from './types.js';

export interface TrayProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  tray: DeskTray;
  /** `large` for the overview, `small` beside an opened tray. */
  size?: 'large' | 'small' | undefined;
  /** The tray is open: its paper is pulled out to the right. Only a small tray can be. */
  current?: boolean | undefined;
}

/** A tray on the desk, a link to what waits in it. The thickness of its paper says how much that is. */
export function Tray({ tray, size = 'large', current = false, ...rest }: TrayProps) {
  if (size === 'large') return <LargeTray tray={tray} {...rest} />;
  const { name, href, count, note, late = false } = tray;
  return (
    <Small href={href} aria-current={current ? 'page' : undefined} {...rest}>
      {current ? (
        <Open aria-hidden="true" />
      ) : (
        count !== undefined && <Pile aria-hidden="true" $sheets={count === 0 ? 0 : sheetsBelow(count) + 1} />
      )}
      <Head>
        <Name>{name}</Name>
        {count !== undefined && <Count>{count === 0 ? messages.empty : formatCount(count)}</Count>}
      </Head>
      {note !== undefined && (
        <Note $late={late}>
          {late && <Icon name="clock" size={16} />}
          {note}
        </Note>
      )}
    </Small>
  );
}
