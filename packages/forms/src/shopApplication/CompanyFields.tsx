import { MarginNote } from '@inkstone/ui/components/MarginNote';
import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { isDoubtfulCreditCode } from '../rules/credit-code.js';
import { lengthOf } from '../rules/text.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { ShopGroup } from './ShopGroup.js';
import type { FoldedGroups } from './use-folded-groups.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The company that owns the shop. */
export function CompanyFields({ form, folds }: { form: ShopApplicationFormState; folds: FoldedGroups }) {
  const { control, register } = form;
  const field = fieldProps(form, messages);
  const [intro, code] = useWatch({ control, name: ['intro', 'company_number'] });
  // The code as it was left: while it is typed, every code is incomplete.
  const [left, setLeft] = useState('');
  const doubtful = code !== '' && code === left && isDoubtfulCreditCode(code);
  const companyNumber = register('company_number');
  return (
    <ShopGroup name="company" folds={folds} summary={form.getValues(['company_name', 'company_number'])}>
      <TextField
        {...field('company_name')}
        hint={<MarginNote>{messages.company_name.note}</MarginNote>}
        autoComplete="organization"
      />
      <TextField
        {...field('company_number', companyNumber)}
        hint={
          <MarginNote>
            {doubtful ? messages.company_number.doubtful : messages.company_number.note}
          </MarginNote>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={(event) => {
          setLeft(event.target.value);
          void companyNumber.onBlur(event);
        }}
      />
      <TextField
        {...field('address')}
        hint={<MarginNote>{messages.address.note}</MarginNote>}
        autoComplete="street-address"
      />
      <TextAreaField
        {...field('intro')}
        hint={<MarginNote>{messages.intro.note}</MarginNote>}
        counter={messages.intro.counter(lengthOf(intro.trim()))}
      />
    </ShopGroup>
  );
}
