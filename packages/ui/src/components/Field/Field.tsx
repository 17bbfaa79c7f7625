import type { ComponentProps, ReactNode } from 'react';

import { Control, Label, Optional, Root } from './Field.styles.js';
import { FieldNote } from './FieldNote.js';
import { fieldMessages } from './messages.zh.js';
import type { FieldControl, FieldFrameProps } from './types.js';
import { useFieldFrame } from './use-field-frame.js';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Keeps the hint below the error, such as a checklist that says what is missing. */
  hintStays?: boolean | undefined;
  /** How much of the allowed length is used, shown right of the note: `12 / 5000`. */
  counter?: string | undefined;
  /**
   * Whether the error is announced when it appears, because the focus does not move to it. Set it from the
   * start (`false` where there is no error): screen readers announce only what is inserted into an existing
   * live region.
   */
  announced?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The base of every form control: label above, hint or error below, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  hintStays,
  optional = false,
  counter,
  announced,
  id,
  children,
  ...rest
}: FieldProps) {
  const { control, note } = useFieldFrame({ id, hint, error, hintStays, counter });
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
