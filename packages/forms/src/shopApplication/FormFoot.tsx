import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { useWatch } from 'react-hook-form';

import { missingFields } from './groups.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Left, Saved } from './ShopApplicationForm.styles.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

export interface FormFootProps {
  form: ShopApplicationFormState;
}

/** The button, how many fields are missing, and that the draft is kept. */
export function FormFoot({ form: { control, getValues, rulesOf, kept, submitting } }: FormFootProps) {
  useWatch({ control });
  return (
    <ActionBar
      inText
      secondary={
        <>
          {kept && (
            <Saved>
              <Icon name="check" size={16} />
              {messages.kept}
            </Saved>
          )}
          <Left>{messages.left(missingFields(getValues(), rulesOf).size)}</Left>
        </>
      }
    >
      <Button type="submit" variant="primary" size="lg" block busy={submitting}>
        {messages.submit}
      </Button>
    </ActionBar>
  );
}
