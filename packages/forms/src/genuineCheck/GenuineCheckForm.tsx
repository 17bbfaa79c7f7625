import { TextField } from '@inkstone/ui/components/TextField';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { useGenuineCheckForm, type GenuineCheckOptions } from './use-genuine-check-form.js';

export interface GenuineCheckFormProps extends GenuineCheckOptions, FormElementProps {}

/** The form that checks whether a book is genuine, by the code under the scratch coating (Spec B 2.8). */
export function GenuineCheckForm({ onSubmit, defaultValues, ...rest }: GenuineCheckFormProps) {
  const form = useGenuineCheckForm({ onSubmit, defaultValues });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <TextField
        label={messages.code.label}
        hint={
          <>
            {messages.code.hint}
            <br />
            {messages.code.spelling}
          </>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        error={form.errors.code?.message}
        {...form.register('code')}
      />
    </FormFrame>
  );
}
