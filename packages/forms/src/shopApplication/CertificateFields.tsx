import { useId } from 'react';

import { CertificateAlbum, type CertificateAlbumProps } from './CertificateAlbum.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Certificates } from './ShopApplicationForm.styles.js';

/** The certificates of a new application. */
export function CertificateFields(album: CertificateAlbumProps) {
  const id = useId();
  return (
    <Certificates aria-labelledby={id}>
      <h2 id={id}>{messages.certificates}</h2>
      <CertificateAlbum {...album} />
    </Certificates>
  );
}
