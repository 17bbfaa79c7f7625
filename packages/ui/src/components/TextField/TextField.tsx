import { useId, type ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { Before, Box, Input } from './TextField.styles.js';

export interface TextFieldProps extends FieldFrameProps, ComponentProps<'input'> {
  /** A few characters at the head of the box that nobody types, such as +86. */
  before?: string | undefined;
}

/** One line of text. `className` and `style` go to the frame, ref and all else to the <input>. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  before,
  ...input
}: TextFieldProps) {
  const beforeId = useId();
  return (
    <Field {...{ label, hint, error, optional, id, className, style }}>
      {({ 'aria-describedby': note, ...control }) =>
        before === undefined ? (
          <Input type="text" {...input} {...control} aria-describedby={note} />
        ) : (
          <Box>
            <Before id={beforeId}>{before}</Before>
            <Input
              type="text"
              {...input}
              {...control}
              aria-describedby={note === undefined ? beforeId : `${note} ${beforeId}`}
            />
          </Box>
        )
      }
    </Field>
  );
}
