import { useState, type ComponentProps } from 'react';
import { pictureMessages } from './messages.zh.js';

import { Box, Drawing, Fallback, Image } from './Picture.styles.js';
import { colorOf, PAPER, widthsOf } from './widths.js';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * URL of the picture; '' shows the placeholder at once. One that ends in `?size=1800x2520&color=7a5b3c` is fetched in the
   * width that is shown, by `&w=360`, and its place has the colour until then.
   */
  src: string;
  /** Text alternative; '' for a decorative picture. */
  alt: string;
  /** Intrinsic width in px. Together with `height` it reserves the space before the picture loads. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** CSS aspect ratio of the box where it differs from the picture's, such as `16 / 9`. */
  ratio?: string | undefined;
  /** Above the fold: loaded with high priority, once the text around it has been laid out. */
  priority?: boolean | undefined;
  /** `cover` fills the box, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain' | undefined;
  /** The point that stays in view where the picture is cropped, as CSS writes it: `97% 50%`. The centre without it. */
  focus?: string | undefined;
  /** How wide it is shown, as HTML writes it, for browsers that do not find out by themselves. */
  sizes?: string | undefined;
}

type Progress = 'loading' | 'ready' | 'broken';

/** A picture that reserves its space, and shows a placeholder when it cannot be loaded. */
export function Picture({ src, ...rest }: PictureProps) {
  // Another URL is another picture: the loading state starts again.
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
  focus,
  sizes = `${String(width)}px`,
  style,
  ...rest
}: PictureProps) {
  const [progress, setProgress] = useState<Progress>(src === '' ? 'broken' : 'loading');
  const ground = colorOf(src);
  const waits = progress === 'loading' && fit === 'cover';
  const box = {
    ...rest,
    style: {
      aspectRatio: ratio,
      backgroundColor: waits || ground === PAPER ? ground : undefined,
      ...style,
    },
  };
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
        // A cached picture may be complete before React attaches its listeners.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth > 0) setProgress('ready');
        }}
        src={src}
        {...widthsOf(src, `auto, ${sizes}`)}
        alt={alt}
        width={width}
        height={height}
        // Also above the fold: decoding a picture must not delay the first paint of the text.
        loading="lazy"
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={{ objectPosition: focus }}
        $fit={fit}
        $ready={progress === 'ready'}
        onLoad={() => setProgress('ready')}
        onError={() => setProgress('broken')}
      />
    </Box>
  );
}
