import { CodeField } from '@inkstone/ui/components/CodeField';
import { MarginNote } from '@inkstone/ui/components/MarginNote';
import { TextField } from '@inkstone/ui/components/TextField';

import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { PhoneField } from '../code/PhoneField.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { ShopGroup } from './ShopGroup.js';
import type { FoldedGroups } from './use-folded-groups.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

export interface ContactFieldsProps {
  form: ShopApplicationFormState;
  folds: FoldedGroups;
  /** The number that needs no code. */
  verifiedPhone?: string | undefined;
}

/** The contact person. */
export function ContactFields({ form, folds, verifiedPhone }: ContactFieldsProps) {
  const { control, registerPhone, codeButton, getValues } = form;
  const field = fieldProps(form, messages);
  const contact = getValues('contact');
  const phone = useWatch({ control, name: 'phone' });
  const verified = phone.trim() === verifiedPhone;
  return (
    <ShopGroup
      name="person"
      folds={folds}
      summary={[contact, grouped(phone), verified ? messages.verified : '']}
    >
      <TextField {...field('contact')} autoComplete="name" />
      <TextField {...field('qq')} inputMode="numeric" autoComplete="off" />
      <PhoneField
        {...field('phone', registerPhone())}
        hint={<MarginNote>{messages.phone.note}</MarginNote>}
      />
      {!verified && <CodeField {...field('phone_code')} {...codeButton} />}
    </ShopGroup>
  );
}

/** As people read a mobile number: 138 0000 0005. */
function grouped(phone: string): string {
  return phone.trim().replace(/^(\d{3})(\d{4})(\d{4})$/u, '$1 $2 $3');
}
