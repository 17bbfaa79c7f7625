import type { ComponentProps } from 'react';

import { Mark, Root, type StateShape } from './StateMark.styles.js';

export interface StateMarkProps extends ComponentProps<'span'> {
  /** How far it is: `ring` waits, `half` is begun, `full` is done, `dash` will not be done. */
  shape: StateShape;
  /** It needs attention. */
  warn?: boolean | undefined;
}

/** A state in a table as a shape and a word: the colour only repeats it. */
export function StateMark({ shape, warn = false, children, ...rest }: StateMarkProps) {
  return (
    <Root $shape={shape} $warn={warn} {...rest}>
      <Mark viewBox="0 0 10 10" aria-hidden="true">
        {shape === 'dash' && <path d="M1 5h8" />}
        {shape === 'ring' && <circle cx="5" cy="5" r="3.5" />}
        {shape === 'half' && (
          <>
            <circle cx="5" cy="5" r="3.5" />
            <path d="M5 1.5a3.5 3.5 0 0 0 0 7Z" fill="currentColor" />
          </>
        )}
        {shape === 'full' && <circle cx="5" cy="5" r="3.5" fill="currentColor" />}
      </Mark>
      {children}
    </Root>
  );
}
