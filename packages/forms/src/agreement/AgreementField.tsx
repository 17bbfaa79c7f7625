import { Checkbox, type CheckboxProps } from '@inkstone/ui/components/Checkbox';

import { agreementFieldMessages } from './messages.zh.js';
import { TextButton } from './AgreementField.styles.js';

/** Opens an agreement by its `name` in GET /api/config/agreement. */
export type AgreementName = 'user_agreement' | 'privacy_agreement';

export interface AgreementFieldProps extends Omit<CheckboxProps, 'children' | 'after'> {
  onOpenAgreement: (name: AgreementName) => void;
}

/** The required checkbox with buttons for its two agreements. Opening one does not tick the checkbox. */
export function AgreementField({ onOpenAgreement, ...checkbox }: AgreementFieldProps) {
  function opener(name: AgreementName) {
    return (
      <TextButton type="button" onClick={() => onOpenAgreement(name)}>
        {agreementFieldMessages[name]}
      </TextButton>
    );
  }
  return (
    <Checkbox
      {...checkbox}
      // Otherwise the accessible name would end before the first button.
      aria-label={agreementFieldMessages.whole}
      after={
        <>
          {opener('user_agreement')}
          {agreementFieldMessages.and}
          {opener('privacy_agreement')}
        </>
      }
    >
      {agreementFieldMessages.agree}
    </Checkbox>
  );
}
