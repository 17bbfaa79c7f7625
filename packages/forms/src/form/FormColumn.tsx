import type { ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';

import { Buttons, Fields, Refusal, Remedy } from './FormColumn.styles.js';

export interface FormColumnProps {
  /** What useValidForm answers, as far as the column needs it. */
  form: { refusal: string | null; submitting: boolean };
  submitLabel: string;
  /** The fields, top to bottom. */
  children: ReactNode;
  /** Beside a refusal: what the person may do about it. */
  remedy?: ReactNode;
  /** Before the button, in one row with it: a way back. */
  back?: ReactNode;
  /** Under the button. */
  after?: ReactNode;
}

/** What stands in a form, or in the open tab of one: what the server refused, the fields, the button. */
export function FormColumn({ form, submitLabel, children, remedy, back, after }: FormColumnProps) {
  const button = (
    <Button type="submit" variant="primary" size="lg" block busy={form.submitting}>
      {submitLabel}
    </Button>
  );
  return (
    <Fields>
      {form.refusal !== null && (
        <Refusal kind="error" ref={bringIntoSight}>
          {form.refusal}
          {remedy !== undefined && <Remedy>{remedy}</Remedy>}
        </Refusal>
      )}
      {children}
      {back === undefined ? (
        button
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

/** A long form is sent from its end, screens below what is said above it. Where nothing is laid out there is no scrolling. */
function bringIntoSight(refusal: HTMLElement | null) {
  if (refusal !== null && 'scrollIntoView' in refusal) refusal.scrollIntoView({ block: 'nearest' });
}
