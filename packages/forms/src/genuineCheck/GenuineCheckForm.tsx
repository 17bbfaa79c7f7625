import type { ReactNode } from 'react';
import { ScratchField } from '@inkstone/ui/components/ScratchField';
import { useController } from 'react-hook-form';
import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { printedCode } from '../rules/printed-code.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { genuineCheck, toPayload, type GenuineCheckFields } from './schema.js';

export type GenuineCheckOptions = FormOptions<GenuineCheckFields, VerifyGenuineBookInput>;

const empty: GenuineCheckFields = { code: '' };

/** State of the genuine check. The code stays after the response, to be compared with the label. */
export function useGenuineCheckForm(options: GenuineCheckOptions) {
  return useValidForm({ ...options, schema: genuineCheck, empty, toPayload });
}

export interface GenuineCheckFormProps extends GenuineCheckOptions, FormElementProps {
  /** Marks the characters that are easily misread, once a code was not found. */
  doubtful?: boolean | undefined;
  /** The time of day, HH:MM, until which the server refuses more checks. The button shows it and sends nothing. */
  blockedUntil?: string | undefined;
  /** Below the button. */
  after?: ReactNode;
}

/** The form that checks whether a book is genuine, by the code under the scratch coating (Spec B 2.8). */
export function GenuineCheckForm({
  onSubmit,
  defaultValues,
  doubtful,
  blockedUntil,
  ...rest
}: GenuineCheckFormProps) {
  const form = useGenuineCheckForm({ onSubmit, defaultValues });
  const { field, fieldState } = useController({ control: form.control, name: 'code' });
  return (
    <FormFrame
      form={form}
      submitLabel={messages.submit}
      waiting={blockedUntil === undefined ? undefined : messages.blocked(blockedUntil)}
      {...rest}
    >
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
        normalize={printedCode}
        doubtful={doubtful}
        error={fieldState.error?.message}
        {...field}
      />
    </FormFrame>
  );
}
