import { useState } from 'react';

import { widthsOf } from '../../../components/Picture/widths.js';

interface SlidePictureProps {
  image: string;
  /** The point that stays in view where the picture is cropped. */
  focus: string | undefined;
  first: boolean;
  width?: number;
  height?: number;
}

/** The picture of a slide; the first slide's is fetched before the others. Nothing where it cannot be loaded. */
export function SlidePicture({ image, focus, first, width = 1600, height = 520 }: SlidePictureProps) {
  const [broken, setBroken] = useState('');
  if (image === broken) return null;
  return (
    <img
      src={image}
      {...widthsOf(image, '100vw')}
      alt=""
      width={width}
      height={height}
      style={{ objectPosition: focus }}
      loading={first ? 'lazy' : 'eager'}
      fetchPriority={first ? 'high' : 'auto'}
      onError={() => setBroken(image)}
    />
  );
}
