import { useEffect } from 'react';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { CodeInput } from './QueryCodeForm.styles.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { useQueryCodeForm, type QueryCodeOptions } from './use-query-code-form.js';

export interface QueryCodeFormProps extends QueryCodeOptions, FormElementProps {}

/** The form that queries the progress of a shop's application (Spec B 2.4). */
export function QueryCodeForm({ onSubmit, defaultValues, ...rest }: QueryCodeFormProps) {
  const form = useQueryCodeForm({ onSubmit, defaultValues });
  const { refusal, setFocus } = form;
  useEffect(() => {
    // A refused code is most often mistyped: it can be typed again at once.
    if (refusal !== null) setFocus('query_code', { shouldSelect: true });
  }, [refusal, setFocus]);
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <CodeInput
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
