import type { ComponentProps, ReactNode } from 'react';

import { Control, Label, Optional, Root } from './Field.styles.js';
import { FieldNote } from './FieldNote.js';
import { fieldMessages } from './messages.zh.js';
import type { FieldControl, FieldFrameProps } from './types.js';
import { useFieldFrame } from './use-field-frame.js';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'div'>, 'children'> {
  /** How much of what is allowed is used, right of the note: `12 / 5000`. */
  counter?: string | undefined;
  /**
   * Whether the error is one that the focus is not led to, such as that of a choice: it is read out as it appears.
   * Given from the start, also as `false`: a screen reader hears only what comes into a place that it knows.
   */
  announced?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The frame of every form control: label above, hint or error below, tied together for a reader. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  counter,
  announced,
  id,
  children,
  ...rest
}: FieldProps) {
  const { control, note } = useFieldFrame({ id, hint, error, counter });
  return (
    <Root {...rest}>
      <Label htmlFor={control.id}>
        {label}
        {optional && <Optional>{fieldMessages.optional}</Optional>}
      </Label>
      <Control>{children(control)}</Control>
      <FieldNote {...note} announced={announced} />
    </Root>
  );
}
