import { useContext, type ComponentProps } from 'react';

import { DeskKeysContext } from '../DeskKeys/keys.js';
import { Cap } from './Kbd.styles.js';

export type KbdProps = ComponentProps<'kbd'>;

/** A key as printed on buttons. Nothing where keys do not act: turned off, or on a phone. */
export function Kbd(props: KbdProps) {
  const { enabled } = useContext(DeskKeysContext);
  return enabled ? <Cap {...props} /> : null;
}
