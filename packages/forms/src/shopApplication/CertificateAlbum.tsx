import { Callout } from '@inkstone/ui/components/Callout';
import { MarginNote } from '@inkstone/ui/components/MarginNote';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import { AlbumPage } from '@inkstone/ui/patterns/AlbumSlot';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateField } from './CertificateField.js';
import { certificateNames, certificatesOf, type CertificateName } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Album, Told } from './ShopApplicationForm.styles.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

const answers = [
  { value: '1', ...messages.is_merge.merged },
  { value: '0', ...messages.is_merge.separate },
];

export interface CertificateAlbumProps {
  form: ShopApplicationFormState;
  onUpload: UploadHandler;
  /** Those that stand elsewhere in the form. */
  except?: readonly CertificateName[] | undefined;
}

/** The choice of the certificates and their album; `is_merge` decides which are required (Spec B 4). */
export function CertificateAlbum({ form, onUpload, except = [] }: CertificateAlbumProps) {
  const { control, registerIsMerge, cleared } = form;
  const field = fieldProps(form, messages);
  const isMerge = useWatch({ control, name: 'is_merge' });
  const isEmpty = useWatch({ control, name: certificateNames }).every((files) => files.length === 0);
  const names = certificatesOf(isMerge).filter((name) => !except.includes(name));
  return (
    <>
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
      {names.length > 0 && (
        <Album>
          <AlbumPage>
            {names.map((name) => (
              <CertificateField key={name} form={form} name={name} onUpload={onUpload} />
            ))}
          </AlbumPage>
          <MarginNote>{messages.album}</MarginNote>
        </Album>
      )}
    </>
  );
}
