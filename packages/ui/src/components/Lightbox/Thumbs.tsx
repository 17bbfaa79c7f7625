import { useEffect, useRef } from 'react';

import { widthsOf } from '../Picture/widths.js';
import { Strip, Thumb } from './Lightbox.styles.js';
import type { LightboxPicture } from './picture.js';

interface ThumbsProps {
  pictures: readonly LightboxPicture[];
  index: number;
  onIndex: (index: number) => void;
}

/** All pictures of a series, small, in a row. */
export function Thumbs({ pictures, index, onIndex }: ThumbsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In a block: newer browsers return a promise, which React would take for a clean-up.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <Strip>
      {pictures.map(({ title, src }, at) => (
        <li key={`${String(at)} ${title}`}>
          <Thumb
            type="button"
            ref={at === index ? current : undefined}
            aria-label={title}
            aria-current={at === index}
            onClick={() => onIndex(at)}
          >
            <img src={src} {...widthsOf(src, '56px')} alt="" width={56} height={56} loading="lazy" />
          </Thumb>
        </li>
      ))}
    </Strip>
  );
}
