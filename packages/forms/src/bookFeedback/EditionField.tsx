import { FieldGroup } from '@inkstone/ui/components/Field';
import { useId } from 'react';

import type { ValidForm } from '../form/use-valid-form.js';
import { Part, PartInput, PartLabel, Sentence, Words } from './EditionField.styles.js';
import { bookFeedbackMessages as messages } from './messages.zh.js';
import { editionNames, type BookFeedbackFields } from './schema.js';

export interface EditionFieldProps {
  form: Pick<ValidForm<BookFeedbackFields>, 'register' | 'errors'>;
}

/** Year, month, edition and print run as blanks in the sentence of a copyright page: 2026 年 6 月第 2 版，第 5 次印刷. */
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
        <Sentence>
          {editionNames.map((name) => (
            <Part key={name}>
              <Words aria-hidden="true">{messages[name].before}</Words>
              <PartInput
                id={`${id}-${name}`}
                inputMode="numeric"
                autoComplete="off"
                $wide={name === 'edition_year'}
                aria-describedby={note}
                aria-invalid={errors[name] !== undefined || undefined}
                // The message belongs to the next missing part, so all parts are validated when one changes.
                {...register(name, { deps: [...editionNames] })}
              />
              <Words aria-hidden="true">{messages[name].after}</Words>
              <PartLabel htmlFor={`${id}-${name}`}>{messages[name].label}</PartLabel>
            </Part>
          ))}
        </Sentence>
      )}
    </FieldGroup>
  );
}
