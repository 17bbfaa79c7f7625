import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Lightbox } from '../../../components/Lightbox/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Caption, Paper, Stamp, Well, Zoom } from './CertificateView.styles.js';
import { certificateViewMessages as messages } from './messages.zh.js';

const WIDTH = 840;
const HEIGHT = 594;

export interface Certificate {
  /** Heading of the large view. */
  title: string;
  /** URL of the picture, 840 × 594 px or larger. */
  src: string;
  /** Text alternative with everything that the certificate says. */
  alt: string;
  /** One word across a certificate that is not valid any more: 已过期. */
  stamp?: string | undefined;
}

export interface CertificateViewProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** `undefined` while loading. */
  certificate: Certificate | undefined;
  /** Shown below the picture: what to do with it. */
  caption?: ReactNode;
}

/** A certificate that opens in the whole window; grey and stamped if it is not valid any more. */
export function CertificateView({ certificate, caption, ...rest }: CertificateViewProps) {
  const [open, setOpen] = useState(false);
  if (certificate === undefined) {
    return (
      <Well {...rest}>
        <Skeleton shape="block" ratio={`${String(WIDTH)} / ${String(HEIGHT)}`} />
      </Well>
    );
  }
  const { title, src, alt, stamp } = certificate;
  function show() {
    setOpen(true);
  }
  return (
    <Well {...rest}>
      <Paper $void={stamp !== undefined}>
        <Zoom type="button" title={messages.zoom} aria-haspopup="dialog" onClick={show}>
          <Picture src={src} alt={alt} width={WIDTH} height={HEIGHT} fit="contain" priority />
        </Zoom>
        {stamp !== undefined && <Stamp aria-hidden="true">{stamp}</Stamp>}
      </Paper>
      <Caption>
        <span>{caption}</span>
        <Button startIcon={<Icon name="search" />} aria-haspopup="dialog" onClick={show}>
          {messages.zoom}
        </Button>
      </Caption>
      <Lightbox open={open} onClose={() => setOpen(false)} pictures={[{ title, src, alt }]} />
    </Well>
  );
}
