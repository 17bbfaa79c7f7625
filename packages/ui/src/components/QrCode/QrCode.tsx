import type { ComponentProps } from 'react';
import { encode } from 'uqr';

import { Drawing } from './QrCode.styles.js';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The encoded text, usually a URL. */
  text: string;
  /** Accessible name: where the code leads. */
  label: string;
}

/** A QR code, drawn as one path. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  // The border is the quiet zone of four modules that the standard requires.
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  const side = String(size);
  return (
    <Drawing viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} {...rest}>
      <path d={path} />
    </Drawing>
  );
}
