import { FormRefusal } from '../form/FormRefusal.js';
import type { FormElementProps } from '../form/FormFrame.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateFields } from './CertificateFields.js';
import { CompanyFields } from './CompanyFields.js';
import { ContactFields } from './ContactFields.js';
import { FormFoot } from './FormFoot.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { ShopAgreementField } from './ShopAgreementField.js';
import { Agreement, Groups } from './ShopApplicationForm.styles.js';
import { ShopFields, type ShopChoices } from './ShopFields.js';
import { useFoldedGroups } from './use-folded-groups.js';
import { useShopApplicationForm, type ShopApplicationOptions } from './use-shop-application-form.js';

export interface ShopApplicationFormProps extends ShopApplicationOptions, ShopChoices, FormElementProps {
  /** Uploads a certificate as soon as it is chosen. */
  onUpload: UploadHandler;
  /** `title` of GET /api/sale_auth/get_agreement; 授权协议 until it is loaded. */
  agreementTitle?: string | undefined;
  /** Called to show the agreement. */
  onOpenAgreement: () => void;
}

/** The application of a shop for authorization to sell the publisher's books: step 1 of progressStep (Spec B 2.4). */
export function ShopApplicationForm({
  onSubmit,
  onSendCode,
  onUpload,
  onDeclined,
  defaultValues,
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
  agreementTitle = messages.agreement_name.title,
  onOpenAgreement,
  ...rest
}: ShopApplicationFormProps) {
  const form = useShopApplicationForm({ onSubmit, onSendCode, onDeclined, defaultValues });
  const folds = useFoldedGroups(form);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- The presses of its controls end here.
    <form noValidate {...rest} onSubmit={form.submit} onClick={folds.settle} onKeyUp={folds.settle}>
      <FormRefusal refusal={form.refusal} />
      <Groups>
        <ShopFields {...{ form, folds, platforms, platformsLoading, provinces, provincesLoading }} />
        <ContactFields {...{ form, folds }} />
        <CompanyFields {...{ form, folds }} />
        <div data-group="certificates">
          <CertificateFields {...{ form, onUpload }} />
          <Agreement>
            <ShopAgreementField
              title={agreementTitle}
              onOpenAgreement={onOpenAgreement}
              error={form.errors.agreement_name?.message}
              {...form.register('agreement_name')}
            />
          </Agreement>
        </div>
        <FormFoot form={form} />
      </Groups>
      {form.question}
    </form>
  );
}
