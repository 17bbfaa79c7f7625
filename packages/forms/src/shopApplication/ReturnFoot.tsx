import { Button } from '@inkstone/ui/components/Button';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { useWatch } from 'react-hook-form';

import type { CertificateName } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Foot, Quiet } from './ShopReturnForm.styles.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

export interface ReturnFootProps {
  form: ShopApplicationFormState;
  /** The papers to be photographed again. */
  again: readonly CertificateName[];
}

/**
 * The button says which photographs are missing and turns red when they are there. Pressed before, it leads to the first
 * of them, as every button of a form does.
 */
export function ReturnFoot({ form: { control, submitting }, again }: ReturnFootProps) {
  const files = useWatch({ control, name: again });
  const there = (index: number) => files[index]?.some(({ status }) => status === 'done') === true;
  const missing = again.filter((_, index) => !there(index)).map((name) => messages[name].label);
  const ready = missing.length === 0;
  return (
    <Foot>
      <ActionBar inText>
        <Button type="submit" variant={ready ? 'primary' : 'secondary'} size="lg" block busy={submitting}>
          {ready ? messages.returned.submit : messages.returned.missing(missing)}
        </Button>
      </ActionBar>
      <Quiet>{messages.returned.elsewhere}</Quiet>
    </Foot>
  );
}
