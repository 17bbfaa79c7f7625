import { Fragment, type ReactNode } from 'react';

/**
 * Placeholders for the items of a list. Their keys differ from every item's: otherwise React would reuse a
 * placeholder as an item, which would fade in from its styles and move the content below.
 */
export function placeholders(count: number, draw: (place: number) => ReactNode): ReactNode {
  const all = Array.from({ length: count }, (_, place) => <Fragment key={place}>{draw(place)}</Fragment>);
  return <Fragment key="placeholders">{all}</Fragment>;
}
