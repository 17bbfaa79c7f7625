import { UploadField } from '@inkstone/ui/components/UploadField';

import { pictureTypes } from '../rules/file.js';
import { useFileField } from '../uploads/use-file-field.js';
import { useUploads, type UploadHandler } from '../uploads/use-uploads.js';
import { mostFiles, type CertificateName } from './certificates.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

export interface CertificateFieldProps {
  form: ShopApplicationFormState;
  name: CertificateName;
  label: string;
  hint?: string | undefined;
  onUpload: UploadHandler;
}

/** The upload field of a certificate: one picture, or two for the identity card. */
export function CertificateField({ form, name, label, hint, onUpload }: CertificateFieldProps) {
  const { files, frame } = useFileField(form, name);
  const rule = { most: mostFiles[name], types: pictureTypes };
  const uploads = useUploads({ ...files, rule, onUpload });
  return <UploadField {...uploads} {...frame} label={label} hint={hint} layout="pictures" />;
}
