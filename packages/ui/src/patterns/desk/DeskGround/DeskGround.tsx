import type { ComponentProps } from 'react';

import { Ground } from './DeskGround.styles.js';

export type DeskGroundProps = ComponentProps<'div'>;

/** The surface of the desk with its colours, which all parts of the desk need around them. `DeskFrame` is one. */
export function DeskGround(props: DeskGroundProps) {
  return <Ground {...props} />;
}
