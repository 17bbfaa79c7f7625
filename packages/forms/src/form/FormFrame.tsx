import type { ComponentProps, SyntheticEvent } from 'react';

import { FormColumn, type FormColumnProps } from './FormColumn.js';

/** The props of the `<form>`, which every form component takes. */
export type FormElementProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>;

export interface FormFrameProps extends FormElementProps, Omit<FormColumnProps, 'form'> {
  /** The part of the result of `useValidForm` that the frame uses. */
  form: FormColumnProps['form'] & { submit: (event: SyntheticEvent<HTMLElement>) => void };
}

/** A `<form>` with one column of fields, the server's message above it and the button below it. */
export function FormFrame({
  form,
  submitLabel,
  waiting,
  children,
  remedy,
  back,
  after,
  foot,
  ...rest
}: FormFrameProps) {
  return (
    <form noValidate {...rest} onSubmit={form.submit}>
      <FormColumn {...{ form, submitLabel, waiting, remedy, back, after, foot }}>{children}</FormColumn>
    </form>
  );
}
