import { Callout } from '@inkstone/ui/components/Callout';
import { MarginNote } from '@inkstone/ui/components/MarginNote';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { AlbumPage } from '@inkstone/ui/patterns/AlbumSlot';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateField } from './CertificateField.js';
import { certificateNames, certificatesOf } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Album, Certificates, Told } from './ShopApplicationForm.styles.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

const answers = [
  { value: '1', ...messages.is_merge.merged },
  { value: '0', ...messages.is_merge.separate },
];

export interface CertificateFieldsProps {
  form: ShopApplicationFormState;
  onUpload: UploadHandler;
}

/** The certificates as an album; `is_merge` decides which are required (Spec B 4). */
export function CertificateFields({ form, onUpload }: CertificateFieldsProps) {
  const id = useId();
  const { control, registerIsMerge, cleared } = form;
  const field = fieldProps(form, messages);
  const isMerge = useWatch({ control, name: 'is_merge' });
  const isEmpty = useWatch({ control, name: certificateNames }).every((files) => files.length === 0);
  return (
    <Certificates aria-labelledby={id}>
      <h2 id={id}>{messages.certificates}</h2>
      <div>
        <RadioGroupField
          {...field('is_merge', registerIsMerge())}
          hint={<MarginNote>{messages.is_merge.note}</MarginNote>}
          variant="cards"
          options={answers}
        />
        {/* Always rendered: screen readers only announce changes of a live region that already exists. */}
        <Told role="status">{cleared && isEmpty && <Callout>{messages.cleared}</Callout>}</Told>
      </div>
      {isMerge !== '' && (
        <Album>
          <AlbumPage>
            {certificatesOf(isMerge).map((name) => (
              <CertificateField key={name} form={form} name={name} onUpload={onUpload} />
            ))}
          </AlbumPage>
          <MarginNote>{messages.album}</MarginNote>
        </Album>
      )}
    </Certificates>
  );
}
