import { Icon } from '@inkstone/ui/components/Icon';

import { FormRefusal } from '../form/FormRefusal.js';
import type { FormElementProps } from '../form/FormFrame.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { certificatesOf } from './certificates.js';
import { CompanyFields } from './CompanyFields.js';
import { ContactFields } from './ContactFields.js';
import { KeptPapers } from './KeptPapers.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { RefusedPaper } from './RefusedPaper.js';
import type { ReturnedShop } from './returned.js';
import { ReturnFoot } from './ReturnFoot.js';
import { ShopFields, type ShopChoices } from './ShopFields.js';
import { Again, Kept, Paper, Quiet, Reason, Why } from './ShopReturnForm.styles.js';
import { useFoldedGroups } from './use-folded-groups.js';
import { useShopApplicationForm, type ShopApplicationOptions } from './use-shop-application-form.js';

export interface ShopReturnFormProps
  extends Omit<ShopApplicationOptions, 'defaultValues'>, ShopChoices, FormElementProps {
  /** The application that was sent back. Give the form its query code as `key`. */
  returned: ReturnedShop;
  /** Uploads a certificate as soon as it is chosen. */
  onUpload: UploadHandler;
}

/** An application that was sent back: what is missing is open, all else is folded and kept. */
export function ShopReturnForm({
  returned,
  onSubmit,
  onSendCode,
  onUpload,
  onDeclined,
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
  ...rest
}: ShopReturnFormProps) {
  const form = useShopApplicationForm({ onSubmit, onSendCode, onDeclined }, returned);
  const { refused, dataReason, by, application } = returned;
  const folds = useFoldedGroups(form, dataReason !== '');
  const asked = certificatesOf(form.watch('is_merge'));
  const again = refused.filter(({ paper }) => asked.includes(paper));
  const names = again.map(({ paper }) => paper);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- The presses of its controls end here.
    <form noValidate {...rest} onSubmit={form.submit} onClick={folds.settle} onKeyUp={folds.settle}>
      <FormRefusal refusal={form.refusal} />
      <Again>
        {again.map(({ paper, reason }) => (
          <RefusedPaper key={paper} {...{ form, returned, reason, onUpload }} name={paper} />
        ))}
        {dataReason !== '' && (
          <Paper>
            <Why>
              <h3>{messages.returned.data}</h3>
              <Reason>
                <Icon name="warning" size={16} />
                {dataReason}
              </Reason>
              <Quiet>{by}</Quiet>
            </Why>
          </Paper>
        )}
      </Again>
      <Kept>
        <Quiet>{messages.returned.kept}</Quiet>
        <ShopFields {...{ form, folds, platforms, platformsLoading, provinces, provincesLoading }} />
        <CompanyFields {...{ form, folds }} />
        <ContactFields {...{ form, folds }} verifiedPhone={application.phone} />
        <KeptPapers {...{ form, onUpload }} except={names} />
      </Kept>
      <ReturnFoot form={form} again={names} />
      {form.question}
    </form>
  );
}
