import { TextField } from '@inkstone/ui/components/TextField';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { useQueryCodeForm, type QueryCodeOptions } from './use-query-code-form.js';

export interface QueryCodeFormProps extends QueryCodeOptions, FormElementProps {}

/** The form that queries the progress of a shop's application (Spec B 2.4). */
export function QueryCodeForm({ onSubmit, defaultValues, ...rest }: QueryCodeFormProps) {
  const form = useQueryCodeForm({ onSubmit, defaultValues });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <TextField
        label={messages.query_code.label}
        hint={messages.query_code.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        error={form.errors.query_code?.message}
        {...form.register('query_code')}
      />
    </FormFrame>
  );
}
