import { useState, type ComponentProps } from 'react';
import { pictureMessages } from './messages.zh.js';

import { Box, Drawing, Fallback, Image } from './Picture.styles.js';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the picture; '' draws the fallback at once. */
  src: string;
  /** What it shows; '' for decoration beside words that already say it. */
  alt: string;
  /** Intrinsic width in px: with `height` it keeps the place before the picture is there. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** CSS aspect ratio of the box where it differs from the picture's own, as `16 / 9`. */
  ratio?: string | undefined;
  /** In the first screen: fetched at once and before others. Everything else waits for its turn. */
  priority?: boolean | undefined;
  /** `cover` fills the box, `contain` shows all of the picture. */
  fit?: 'cover' | 'contain' | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

type Progress = 'loading' | 'ready' | 'broken';

/** A picture that keeps its place, and draws a blank plate when it cannot be had. */
export function Picture({ src, ...rest }: PictureProps) {
  // A new address is a new picture: its progress starts again.
  return <KeyedPicture key={src} src={src} {...rest} />;
}

function KeyedPicture({
  src,
  alt,
  width,
  height,
  ratio = `${String(width)} / ${String(height)}`,
  priority = false,
  fit = 'cover',
  srcSet,
  sizes,
  style,
  ...rest
}: PictureProps) {
  const [progress, setProgress] = useState<Progress>(src === '' ? 'broken' : 'loading');
  const box = { ...rest, style: { aspectRatio: ratio, ...style } };
  if (progress === 'broken') {
    return (
      <Box {...box}>
        <Fallback role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          <Drawing viewBox="0 0 48 40" aria-hidden="true" focusable="false">
            <path d="M24 9.500C19.5 6 12 5 5 6.500v26C12 31 19.5 32 24 35.500c4.5-3.5 12-4.5 19-3v-26C36 5 28.5 6 24 9.500ZM24 9.500v26" />
          </Drawing>
          {alt !== '' && <span aria-hidden="true">{pictureMessages.missing}</span>}
        </Fallback>
      </Box>
    );
  }
  return (
    <Box {...box}>
      <Image
        // A picture out of the cache may be complete before React listens.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth > 0) setProgress('ready');
        }}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        $fit={fit}
        $ready={progress === 'ready'}
        onLoad={() => {
          setProgress('ready');
        }}
        onError={() => {
          setProgress('broken');
        }}
      />
    </Box>
  );
}
