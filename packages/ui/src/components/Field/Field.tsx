import { useId, type ComponentProps, type ReactNode } from 'react';

import { fieldText } from '../../messages.zh.js';
import { Icon } from '../Icon/index.js';
import { Control, ErrorLine, Hint, Label, Optional, Root } from './Field.styles.js';

/** What the frame tells the control inside it; spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** The part of a field's props that every kind of field shares. */
export interface FieldFrameProps {
  /** Always in sight, above the control. */
  label: string;
  /** What is expected, below the control. */
  hint?: ReactNode;
  /** What is wrong; takes the place of the hint. */
  error?: string | undefined;
  /** Marks the label with 选填; unmarked fields are required. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'div'>, 'children'> {
  children: (control: FieldControl) => ReactNode;
}

/** The frame of every form control: label above, hint or error below, tied together for a reader. */
export function Field({ label, hint, error, optional = false, id, children, ...rest }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const wrong = error !== undefined && error !== '';
  const hasNote = wrong || hint !== undefined;
  return (
    <Root {...rest}>
      <Label htmlFor={controlId}>
        {label}
        {optional && <Optional>{fieldText.optional}</Optional>}
      </Label>
      <Control>
        {children({
          id: controlId,
          'aria-describedby': hasNote ? noteId : undefined,
          'aria-invalid': wrong || undefined,
        })}
      </Control>
      {wrong ? (
        <ErrorLine id={noteId}>
          <Icon name="warning" size={16} />
          {error}
        </ErrorLine>
      ) : (
        hint !== undefined && <Hint id={noteId}>{hint}</Hint>
      )}
    </Root>
  );
}
