import type { ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { TextArea } from './TextAreaField.styles.js';

export interface TextAreaFieldProps extends FieldFrameProps, ComponentProps<'textarea'> {
  /** How much of the allowed length is used, such as `12 / 5000`. Read with the hint, not after each key. */
  counter?: string | undefined;
  /** Minimum number of lines. */
  rows?: number | undefined;
  /** Number of lines from which the field scrolls instead of growing. */
  maxRows?: number | undefined;
}

/** A text field of several lines. `className` and `style` go to the field, other props to the <textarea>. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  counter,
  id,
  className,
  style,
  rows = 4,
  maxRows = 12,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, id, className, style }}>
      {(control) => <TextArea {...textarea} rows={rows} $maxRows={maxRows} {...control} />}
    </Field>
  );
}
