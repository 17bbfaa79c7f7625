import { Checkbox, type CheckboxProps } from '@inkstone/ui/components/Checkbox';

import { TextButton } from '../agreement/AgreementField.styles.js';
import { shopApplicationMessages as messages } from './messages.zh.js';

const { agree } = messages.agreement_name;

export interface ShopAgreementFieldProps extends Omit<CheckboxProps, 'children' | 'after'> {
  /** Title of the agreement, without brackets. */
  title: string;
  onOpenAgreement: () => void;
}

/** The required checkbox with a button for its agreement. Opening the agreement does not tick the checkbox. */
export function ShopAgreementField({ title, onOpenAgreement, ...checkbox }: ShopAgreementFieldProps) {
  const quoted = `《${title}》`;
  return (
    <Checkbox
      {...checkbox}
      // Otherwise the accessible name would end before the button.
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
