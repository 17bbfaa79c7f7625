import { Callout } from '@inkstone/ui/components/Callout';
import { TextField } from '@inkstone/ui/components/TextField';
import type { RealNameInput } from '@inkstone/api/inputs';

import { fieldProps } from '../form/field-props.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { realNameMessages as messages } from './messages.zh.js';
import { empty, realName, toPayload, type RealNameFields } from './schema.js';

export type RealNameOptions = FormOptions<RealNameFields, RealNameInput>;

/** State of the real-name form. It has no draft, so that the number is not stored. */
export function useRealNameForm(options: RealNameOptions) {
  return useValidForm({ ...options, schema: realName, empty, toPayload });
}

export interface RealNameFormProps extends RealNameOptions, FormElementProps {}

/** The form for the real name, which is verified once (Spec B 4). Browsers are told not to store its values. */
export function RealNameForm({ onSubmit, defaultValues, ...rest }: RealNameFormProps) {
  const form = useRealNameForm({ onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  return (
    <FormFrame form={form} submitLabel={messages.submit} autoComplete="off" {...rest}>
      <Callout>{messages.once}</Callout>
      <TextField {...field('username')} autoComplete="off" spellCheck={false} />
      <TextField
        {...field('identity_card_code')}
        // Not `numeric`: the last character may be an X, which the numeric keyboard of a phone does not have.
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </FormFrame>
  );
}
