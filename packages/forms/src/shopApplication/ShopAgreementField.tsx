import { Checkbox, type CheckboxProps } from '@inkstone/ui/components/Checkbox';

import { TextButton } from '../agreement/AgreementField.styles.js';
import { shopApplicationMessages as messages } from './messages.zh.js';

const { agree } = messages.agreement_name;

export interface ShopAgreementFieldProps extends Omit<CheckboxProps, 'children' | 'after'> {
  /** The agreement's, without brackets. */
  title: string;
  onOpenAgreement: () => void;
}

/** The box that must be ticked, and the text it speaks of; opening that does not tick it. */
export function ShopAgreementField({ title, onOpenAgreement, ...checkbox }: ShopAgreementFieldProps) {
  const quoted = `《${title}》`;
  return (
    <Checkbox
      {...checkbox}
      // The box is named by all it asks for, not by the words before the button alone.
      aria-label={agree + quoted}
      after={
        <TextButton type="button" onClick={onOpenAgreement}>
          {quoted}
        </TextButton>
      }
    >
      {agree}
    </Checkbox>
  );
}
