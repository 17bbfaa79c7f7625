import { FoldedGroup } from '@inkstone/ui/patterns/FoldedGroup';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { CertificateAlbum, type CertificateAlbumProps } from './CertificateAlbum.js';
import { certificateNames } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { KeptAlbum, Thumbnails } from './ShopReturnForm.styles.js';

/** The papers that were not sent back, folded to thumbnails. What is wrong in them opens them. */
export function KeptPapers({ form, onUpload, except = [] }: CertificateAlbumProps) {
  const [open, setOpen] = useState(false);
  const names = certificateNames.filter((name) => !except.includes(name));
  const pictures = useWatch({ control: form.control, name: names }).flat();
  const wrong = form.errors.is_merge ?? names.find((name) => form.errors[name] !== undefined);
  if (!open && wrong !== undefined) setOpen(true);
  return (
    <FoldedGroup
      data-group="certificates"
      title={messages.returned.others}
      folded={!open}
      onUnfold={() => setOpen(true)}
      summary={
        <Thumbnails>
          {pictures.map(({ id, name, previewUrl }) => (
            <img key={id} src={previewUrl} alt={name} />
          ))}
        </Thumbnails>
      }
    >
      <KeptAlbum>
        <CertificateAlbum {...{ form, onUpload, except }} />
      </KeptAlbum>
    </FoldedGroup>
  );
}
