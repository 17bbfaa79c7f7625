import { ScratchField } from '@inkstone/ui/components/ScratchField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { useGenuineCheckForm, type GenuineCheckOptions } from './use-genuine-check-form.js';

export interface GenuineCheckFormProps extends GenuineCheckOptions, FormElementProps {
  /** Marks the characters that are easily misread, once a code was not found. */
  doubtful?: boolean | undefined;
  /** Below the button. */
  after?: ReactNode;
}

/** The form that checks whether a book is genuine, by the code under the scratch coating (Spec B 2.8). */
export function GenuineCheckForm({ onSubmit, defaultValues, doubtful, ...rest }: GenuineCheckFormProps) {
  const form = useGenuineCheckForm({ onSubmit, defaultValues });
  const { field, fieldState } = useController({ control: form.control, name: 'code' });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <ScratchField
        label={messages.code.label}
        hint={
          <>
            {messages.code.hint}
            <br />
            {messages.code.spelling}
          </>
        }
        enterKeyHint="search"
        doubtful={doubtful}
        error={fieldState.error?.message}
        {...field}
      />
    </FormFrame>
  );
}
