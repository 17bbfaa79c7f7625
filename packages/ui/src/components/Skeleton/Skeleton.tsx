import type { ComponentProps } from 'react';

import { Bar, Lines } from './Skeleton.styles.js';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** `text` draws lines, `block` a box, `circle` a circle. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Number of lines; the last one is shorter. */
  lines?: number | undefined;
  /** CSS width; the diameter of a circle. */
  width?: string | undefined;
  /** CSS height of a block. */
  height?: string | undefined;
  /** CSS aspect ratio of a block, such as `3 / 4` for a cover. Replaces `height`. */
  ratio?: string | undefined;
}

/** A placeholder of the size of the loading content. Decorative: set `aria-busy` on its region. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width = shape === 'circle' ? '2.75rem' : '100%',
  height,
  ratio,
  ...rest
}: SkeletonProps) {
  if (shape === 'text') {
    return (
      <Lines aria-hidden="true" {...rest}>
        {Array.from({ length: lines }, (_, line) => (
          <Bar key={line} $shape="text" style={{ width: lines > 1 && line === lines - 1 ? '62%' : width }} />
        ))}
      </Lines>
    );
  }
  const size = shape === 'circle' ? { width, height: width } : { width, height, aspectRatio: ratio };
  return <Bar aria-hidden="true" {...rest} $shape={shape} style={{ ...size, ...rest.style }} />;
}
