import { Callout } from '@inkstone/ui/components/Callout';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateField } from './CertificateField.js';
import { Certificates, Told } from './CertificateFields.styles.js';
import { certificateNames, certificatesOf, type CertificateName, type IsMerge } from './certificates.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

const answers = [
  { value: '1', ...messages.is_merge.merged },
  { value: '0', ...messages.is_merge.separate },
];

/** The certificates; `is_merge` decides which are required (Spec B 4). */
export function CertificateFields({
  form,
  onUpload,
}: {
  form: ShopApplicationFormState;
  onUpload: UploadHandler;
}) {
  const { control, registerIsMerge, cleared } = form;
  const field = fieldProps(form, messages);
  const isMerge = useWatch({ control, name: 'is_merge' });
  const isEmpty = useWatch({ control, name: certificateNames }).every((files) => files.length === 0);
  return (
    <FormSection title={messages.certificates} note={messages.formats}>
      <div>
        <RadioGroupField
          {...field('is_merge', registerIsMerge())}
          hint={isEmpty ? undefined : messages.is_merge.hint}
          variant="cards"
          options={answers}
        />
        {/* Always rendered: screen readers only announce changes of a live region that already exists. */}
        <Told role="status">{cleared && isEmpty && <Callout>{messages.cleared}</Callout>}</Told>
      </div>
      {isMerge !== '' && (
        <Certificates>
          {certificatesOf(isMerge).map((name) => (
            <CertificateField
              key={name}
              form={form}
              name={name}
              label={messages[name].label}
              hint={hintOf(name, isMerge)}
              onUpload={onUpload}
            />
          ))}
        </Certificates>
      )}
    </FormSection>
  );
}

function hintOf(name: CertificateName, isMerge: IsMerge): string | undefined {
  if (name === 'identity_card') return messages.identity_card.hint;
  return name === 'business_license' && isMerge === '1' ? messages.business_license.merged : undefined;
}
