import type { ComponentProps } from 'react';

import { Field, type FieldFrameProps } from '../Field/index.js';
import { Input } from './TextField.styles.js';

export interface TextFieldProps extends FieldFrameProps, ComponentProps<'input'> {}

/** One line of text. `className` and `style` go to the frame, ref and all else to the <input>. */
export function TextField({ label, hint, error, optional, id, className, style, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className, style }}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
