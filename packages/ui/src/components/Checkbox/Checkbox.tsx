import { useId, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../Icon/index.js';
import { Box, ErrorLine, Mark, Root, Row, Words } from './Checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; clicking it toggles the checkbox. */
  children: ReactNode;
  /** Links or buttons after the label that must not toggle the checkbox, such as the names of agreements. */
  after?: ReactNode;
  /** Error message. */
  error?: string | undefined;
}

/** A checkbox. `className` and `style` go to the field, ref and other props to the <input>. */
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
