import type { ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { TextArea } from './TextAreaField.styles.js';

export interface TextAreaFieldProps extends FieldFrameProps, ComponentProps<'textarea'> {
  /** How much of what is allowed is used, such as `12 / 5000`; heard with the hint, not at each key. */
  counter?: string | undefined;
  /** Lines shown while little is written. */
  rows?: number | undefined;
  /** Lines it grows to before it scrolls. */
  maxRows?: number | undefined;
}

/** Several lines of text. `className` and `style` go to the frame, ref and all else to the <textarea>. */
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
