import { AlbumSlot, type AlbumOutline } from '@inkstone/ui/patterns/AlbumSlot';

import { pictureTypes } from '../rules/file.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';
import type { CertificateName } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

const outlines: Readonly<Record<CertificateName, AlbumOutline>> = {
  publication_license: 'publication',
  company_number_img: 'organisation',
  tax_certificate: 'tax',
  business_license: 'business',
  identity_card: 'portrait',
  identity_card_back: 'emblem',
};

const rule = { most: 1, types: pictureTypes };

export interface CertificateFieldProps {
  form: ShopApplicationFormState;
  name: CertificateName;
  onUpload: UploadHandler;
  /** URL of the photograph that was sent back, or ''. */
  former?: string | undefined;
}

/** The place of a certificate in the album. One picture of an identity card is enough (Spec B 5). */
export function CertificateField({ form, name, onUpload, former }: CertificateFieldProps) {
  const { files, frame } = useFileField(form, name);
  const { items, most: _most, ...uploads } = useUploads({ ...files, rule, onUpload });
  return (
    <AlbumSlot
      {...uploads}
      {...frame}
      item={items[0]}
      label={messages[name].label}
      outline={outlines[name]}
      optional={name === 'identity_card_back'}
      former={former}
    />
  );
}
