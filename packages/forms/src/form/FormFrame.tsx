import type { ComponentProps, SyntheticEvent } from 'react';

import { FormColumn, type FormColumnProps } from './FormColumn.js';

/** What every form component takes beside its own: props of the <form>. */
export type FormElementProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>;

export interface FormFrameProps extends FormElementProps, Omit<FormColumnProps, 'form'> {
  /** What useValidForm answers, as far as the frame needs it. */
  form: FormColumnProps['form'] & { submit: (event: SyntheticEvent<HTMLElement>) => void };
}

/** One column of fields, above it what the server refused, below it the button. */
export function FormFrame({ form, submitLabel, children, remedy, back, after, ...rest }: FormFrameProps) {
  return (
    <form noValidate {...rest} onSubmit={form.submit}>
      <FormColumn {...{ form, submitLabel, remedy, back, after }}>{children}</FormColumn>
    </form>
  );
}
