import type { ReactNode } from 'react';

import { Refusal, Remedy } from './FormColumn.styles.js';

interface FormRefusalProps {
  /** The server's message; nothing is shown without one. */
  refusal: string | null;
  /** What the user can do about it. */
  remedy?: ReactNode;
}

/** Why the server refused what the form sent. */
export function FormRefusal({ refusal, remedy }: FormRefusalProps) {
  if (refusal === null) return null;
  return (
    <Refusal kind="error" ref={bringIntoSight}>
      {refusal}
      {remedy !== undefined && <Remedy>{remedy}</Remedy>}
    </Refusal>
  );
}

/** Scrolls the message into view: the button of a long form is far below it. jsdom does not implement scrolling. */
function bringIntoSight(refusal: HTMLElement | null) {
  if (refusal !== null && 'scrollIntoView' in refusal) refusal.scrollIntoView({ block: 'nearest' });
}
