import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateFields } from './CertificateFields.js';
import { CompanyFields } from './CompanyFields.js';
import { ContactFields } from './ContactFields.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { ShopAgreementField } from './ShopAgreementField.js';
import { ShopFields, type ShopChoices } from './ShopFields.js';
import { useShopApplicationForm, type ShopApplicationOptions } from './use-shop-application-form.js';

export interface ShopApplicationFormProps extends ShopApplicationOptions, ShopChoices, FormElementProps {
  /** Uploads a certificate as soon as it is chosen. */
  onUpload: UploadHandler;
  /** 提交申请 by default. */
  submitLabel?: string | undefined;
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
  defaultValues,
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
  submitLabel = messages.submit,
  agreementTitle = messages.agreement_name.title,
  onOpenAgreement,
  ...rest
}: ShopApplicationFormProps) {
  const form = useShopApplicationForm({ onSubmit, onSendCode, defaultValues });
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...rest}>
      <ShopFields {...{ form, platforms, platformsLoading, provinces, provincesLoading }} />
      <ContactFields form={form} />
      <CompanyFields form={form} />
      <CertificateFields form={form} onUpload={onUpload} />
      <ShopAgreementField
        title={agreementTitle}
        onOpenAgreement={onOpenAgreement}
        error={form.errors.agreement_name?.message}
        {...form.register('agreement_name')}
      />
      {form.question}
    </FormFrame>
  );
}
