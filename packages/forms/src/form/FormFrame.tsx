import type { ComponentProps, SyntheticEvent, ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Callout } from '@inkstone/ui/components/Callout';

import { Fields } from './FormFrame.styles.js';

/** What every form component takes beside its own: props of the <form>. */
export type FormElementProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>;

export interface FormFrameProps extends FormElementProps {
  /** What useValidForm answers, as far as the frame needs it. */
  form: { submit: (event: SyntheticEvent<HTMLElement>) => void; refusal: string | null; submitting: boolean };
  submitLabel: string;
  /** The fields, top to bottom. */
  children: ReactNode;
  /** Under the button. */
  after?: ReactNode;
}

/** One column of fields, above it what the server refused, below it the button. */
export function FormFrame({ form, submitLabel, children, after, ...rest }: FormFrameProps) {
  return (
    <form noValidate {...rest} onSubmit={form.submit}>
      <Fields>
        {form.refusal !== null && <Callout kind="error">{form.refusal}</Callout>}
        {children}
        <Button type="submit" variant="primary" size="lg" block busy={form.submitting}>
          {submitLabel}
        </Button>
        {after}
      </Fields>
    </form>
  );
}
