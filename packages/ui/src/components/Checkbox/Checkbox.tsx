import { useId, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Box, ErrorLine, Mark, Root, Row, Words } from './Checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box: pressing them ticks it. */
  children: ReactNode;
  /** Links or buttons after the words that must not tick the box, such as the agreements' names. */
  after?: ReactNode;
  /** What is wrong. */
  error?: string | undefined;
}

/** A box to tick. `className` and `style` go to the frame, ref and all else to the <input>. */
export function Checkbox({ children, after, error, id, className, style, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wrong = error !== undefined && error !== '';
  return (
    <Root className={className} style={style}>
      <Row>
        <Words htmlFor={inputId}>
          <Mark>
            <Box
              {...input}
              type="checkbox"
              id={inputId}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${inputId}-note` : undefined}
            />
            <Icon name="check" size={16} />
          </Mark>
          <span>{children}</span>
        </Words>
        {after}
      </Row>
      {wrong && (
        <ErrorLine id={`${inputId}-note`}>
          <Icon name="warning" size={16} />
          {error}
        </ErrorLine>
      )}
    </Root>
  );
}
