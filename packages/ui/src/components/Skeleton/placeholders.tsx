import { Fragment, type ReactNode } from 'react';

/**
 * The placeholders of a list, in the place of its items. No item has their key: React would turn a placeholder into an
 * item, which would fade in from its look and move what is below.
 */
export function placeholders(count: number, draw: (place: number) => ReactNode): ReactNode {
  const all = Array.from({ length: count }, (_, place) => <Fragment key={place}>{draw(place)}</Fragment>);
  return <Fragment key="placeholders">{all}</Fragment>;
}
