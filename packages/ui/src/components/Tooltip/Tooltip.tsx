import { useId, type ComponentProps, type ReactNode } from 'react';

import { Bubble, Place, Root } from './Tooltip.styles.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words. Nothing that is needed: a finger does not hover. */
  text: string;
  side?: 'above' | 'below' | undefined;
  /** Towards which edge the text grows. At the right edge of a page it needs `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Draws the control. `aria-describedby` belongs on it where the text adds to its name, and is left out where it
   * repeats it.
   */
  children: (description: { 'aria-describedby': string }) => ReactNode;
}

/** A few words about a control, shown while it is hovered or focused by keyboard. Escape hides them. */
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
