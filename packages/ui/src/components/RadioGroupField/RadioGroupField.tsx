import { useId, type ComponentProps, type CSSProperties } from 'react';

import { FieldGroup, type FieldFrameProps, type FieldOption } from '../Field/index.js';
import { vars } from '../../theme/values.js';
import { Description, Option, Options, Ring, Words, type Variant } from './RadioGroupField.styles.js';

export interface RadioOption extends FieldOption {
  /** A secondary line below the label. */
  description?: string | undefined;
  /** Shown, but cannot be selected. */
  disabled?: boolean | undefined;
  /** Colour of a word: the stage that it names. */
  stage?: keyof typeof vars.stage | undefined;
}

export interface RadioGroupFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'type'> {
  /** The options, all visible. */
  options: readonly RadioOption[];
  /**
   * `plain`: radio buttons in a row. `cards`: tiles in a grid, for an important choice. `words`: a line of a few short
   * words, of which one is filled.
   */
  variant?: Variant | undefined;
  /** The selected value of a controlled field. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
}

/** A choice of visible options. `className` and `style` go to the field, ref and others to every radio. */
export function RadioGroupField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  style,
  options,
  variant = 'plain',
  name,
  value: chosen,
  defaultValue,
  disabled = false,
  ...radio
}: RadioGroupFieldProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <FieldGroup {...{ label, hint, error, optional, className, style }} id={groupId} role="radiogroup">
      {() => (
        <Options $variant={variant}>
          {options.map(({ value, label: words, description, disabled: closed = false, stage }) => {
            const optionId = `${groupId}-${value}`;
            return (
              <Option key={value} $variant={variant} style={colourOf(stage)}>
                <Ring
                  {...radio}
                  {...(chosen !== undefined && { checked: value === chosen })}
                  {...(defaultValue !== undefined && { defaultChecked: value === defaultValue })}
                  {...(description !== undefined && {
                    'aria-labelledby': `${optionId}-label`,
                    'aria-describedby': `${optionId}-description`,
                  })}
                  $variant={variant}
                  type="radio"
                  name={name ?? groupId}
                  value={value}
                  disabled={disabled || closed}
                />
                <Words $variant={variant}>
                  <span id={`${optionId}-label`}>{words}</span>
                  {description !== undefined && (
                    <Description id={`${optionId}-description`}>{description}</Description>
                  )}
                </Words>
              </Option>
            );
          })}
        </Options>
      )}
    </FieldGroup>
  );
}

function colourOf(stage: RadioOption['stage']): CSSProperties | undefined {
  return stage === undefined ? undefined : ({ '--word': vars.stage[stage] } as CSSProperties);
}
