import { FieldGroup } from '@inkstone/ui/components/Field';
import { useId } from 'react';

import type { ValidForm } from '../form/use-valid-form.js';
import { Part, PartInput, PartLabel, Parts } from './EditionField.styles.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';
import { editionNames, type BookFeedbackFields } from './schema.js';

export interface EditionFieldProps {
  form: Pick<ValidForm<BookFeedbackFields>, 'register' | 'errors'>;
}

/** Year, month, edition and print run in one group, as a copyright page prints them in one line. */
export function EditionField({ form: { register, errors } }: EditionFieldProps) {
  const id = useId();
  const wrong = editionNames.find((name) => errors[name] !== undefined);
  return (
    <FieldGroup
      label={messages.edition.label}
      hint={messages.edition.hint}
      error={wrong && errors[wrong]?.message}
    >
      {({ 'aria-describedby': note }) => (
        <Parts>
          {editionNames.map((name) => (
            <Part key={name}>
              <PartLabel htmlFor={`${id}-${name}`}>{messages[name].label}</PartLabel>
              <PartInput
                id={`${id}-${name}`}
                inputMode="numeric"
                autoComplete="off"
                aria-describedby={note}
                aria-invalid={errors[name] !== undefined || undefined}
                // The message belongs to the next missing part, so all parts are validated when one changes.
                {...register(name, { deps: [...editionNames] })}
              />
            </Part>
          ))}
        </Parts>
      )}
    </FieldGroup>
  );
}
