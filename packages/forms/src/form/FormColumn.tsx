import type { ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';

import { Buttons, Fields } from './FormColumn.styles.js';
import { FormRefusal } from './FormRefusal.js';

export interface FormColumnProps {
  /** The part of the result of `useValidForm` that the column uses. */
  form: { refusal: string | null; submitting: boolean };
  submitLabel: string;
  /** Disables the button, and with it Enter: until when, in its place. */
  waiting?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** Shown with a refusal: what the user can do about it. */
  remedy?: ReactNode;
  /** Before the button, in the same row: a way back. */
  back?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
  /** Places the button elsewhere than below the fields. */
  foot?: ((button: ReactNode) => ReactNode) | undefined;
}

/** The content of a form, or of its open tab: the server's message, the fields, the button. */
export function FormColumn({
  form,
  submitLabel,
  waiting,
  children,
  remedy,
  back,
  after,
  foot,
}: FormColumnProps) {
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      busy={form.submitting}
      disabled={waiting !== undefined}
    >
      {waiting ?? submitLabel}
    </Button>
  );
  return (
    <Fields>
      <FormRefusal refusal={form.refusal} remedy={remedy} />
      {children}
      {back === undefined ? (
        (foot?.(button) ?? button)
      ) : (
        <Buttons>
          {back}
          {button}
        </Buttons>
      )}
      {after}
    </Fields>
  );
}
