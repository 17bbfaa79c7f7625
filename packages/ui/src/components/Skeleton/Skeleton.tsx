import type { ComponentProps } from 'react';

import { Bar, Lines } from './Skeleton.styles.js';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** `text` draws lines, `block` one box, `circle` a round one. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** How many lines of text; the last one is shorter. */
  lines?: number | undefined;
  /** CSS width; a circle takes it as its diameter. */
  width?: string | undefined;
  /** CSS height of a block. */
  height?: string | undefined;
  /** CSS aspect ratio of a block, as `3 / 4` for a cover; it takes the place of `height`. */
  ratio?: string | undefined;
}

/**
 * The shape of what is on its way, of the same size so that nothing jumps. It is decoration: the
 * region around it carries `aria-busy`.
 */
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
