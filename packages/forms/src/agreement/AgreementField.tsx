import { Checkbox, type CheckboxProps } from '@inkstone/ui/components/Checkbox';

import { agreementFieldMessages } from './messages.zh.js';
import { TextButton } from './AgreementField.styles.js';

/** `name` of GET /api/config/agreement. */
export type AgreementName = 'user_agreement' | 'privacy_agreement';

export interface AgreementFieldProps extends Omit<CheckboxProps, 'children' | 'after'> {
  onOpenAgreement: (name: AgreementName) => void;
}

/** The box that must be ticked, and the two texts it speaks of; opening one does not tick it. */
export function AgreementField({ onOpenAgreement, ...checkbox }: AgreementFieldProps) {
  function opener(name: AgreementName) {
    return (
      <TextButton
        type="button"
        onClick={() => {
          onOpenAgreement(name);
        }}
      >
        {agreementFieldMessages[name]}
      </TextButton>
    );
  }
  return (
    <Checkbox
      {...checkbox}
      // The box is named by all it asks for, not by the words before the first button alone.
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
