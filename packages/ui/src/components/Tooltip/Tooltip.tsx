import { useId, type ComponentProps, type ReactNode } from 'react';

import { Bubble, Place, Root } from './Tooltip.styles.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words, nothing essential: touch screens do not show them. */
  text: string;
  side?: 'above' | 'below' | undefined;
  /** The side to which the text extends. At the right edge of a page it needs `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Renders the control. Spread `aria-describedby` on it only where the text adds to its accessible name. */
  children: (description: { 'aria-describedby': string }) => ReactNode;
}

/** A few words about a control, shown while it is hovered or has keyboard focus. Escape hides them. */
export function Tooltip({ text, side = 'above', align = 'center', children, ...rest }: TooltipProps) {
  const id = useId();
  const { open, bind } = useTooltip();
  return (
    <Root {...rest} {...bind}>
      {children({ 'aria-describedby': id })}
      <Place $side={side} $align={align} hidden={!open}>
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      </Place>
    </Root>
  );
}
