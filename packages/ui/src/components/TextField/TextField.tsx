import { useId, type ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { Before, Box, Input } from './TextField.styles.js';

export interface TextFieldProps extends FieldFrameProps, ComponentProps<'input'> {
  /** Fixed characters before the input, such as +86. */
  before?: string | undefined;
}

/** A text field. `className` and `style` go to the field, ref and other props to the <input>. */
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
