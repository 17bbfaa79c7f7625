import { useEffect } from 'react';
import type { QueryShopApplicationParams } from '@inkstone/api/inputs';

import { fieldProps } from '../form/field-props.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { CodeInput } from './QueryCodeForm.styles.js';
import { queryCode, toPayload, type QueryCodeFields } from './schema.js';

export type QueryCodeOptions = FormOptions<QueryCodeFields, QueryShopApplicationParams>;

const empty: QueryCodeFields = { query_code: '' };

/** State of the query form. The code stays after success, for the next query. */
export function useQueryCodeForm(options: QueryCodeOptions) {
  return useValidForm({ ...options, schema: queryCode, empty, toPayload });
}

export interface QueryCodeFormProps extends QueryCodeOptions, FormElementProps {}

/** The form that queries the progress of a shop's application (Spec B 2.4). */
export function QueryCodeForm({ onSubmit, defaultValues, ...rest }: QueryCodeFormProps) {
  const form = useQueryCodeForm({ onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  const { refusal, setFocus } = form;
  useEffect(() => {
    // A refused code is most often mistyped: it can be typed again at once.
    if (refusal !== null) setFocus('query_code', { shouldSelect: true });
  }, [refusal, setFocus]);
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <CodeInput
        {...field('query_code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
    </FormFrame>
  );
}
