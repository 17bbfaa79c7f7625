import type { ComponentProps, ReactNode } from 'react';

import { Group, Legend, Optional } from './Field.styles.js';
import { FieldNote } from './FieldNote.js';
import { fieldMessages } from './messages.zh.js';
import type { FieldControl, FieldFrameProps } from './types.js';
import { useFieldFrame } from './use-field-frame.js';

export interface FieldGroupProps extends FieldFrameProps, Omit<ComponentProps<'fieldset'>, 'children'> {
  /**
   * A radiogroup carries note and error itself. `aria-invalid` is not allowed on a `group`, so its controls
   * receive both as the argument of `children`.
   */
  role?: 'group' | 'radiogroup' | undefined;
  children: (control: Omit<FieldControl, 'id'>) => ReactNode;
}

/** A field of several controls: a legend replaces the label. */
export function FieldGroup({
  label,
  hint,
  error,
  optional = false,
  id,
  role = 'group',
  children,
  ...rest
}: FieldGroupProps) {
  const { control, note } = useFieldFrame({ id, hint, error });
  const { id: groupId, ...described } = control;
  return (
    <Group {...rest} id={groupId} role={role} {...(role === 'radiogroup' && described)}>
      <Legend>
        {label}
        {optional && <Optional>{fieldMessages.optional}</Optional>}
      </Legend>
      {children(described)}
      <FieldNote {...note} />
    </Group>
  );
}
