import { useState, type ComponentProps } from 'react';

import { colorOf, widthsOf } from '../../../components/Picture/widths.js';
import { subjectIn } from '../../../components/PhraseText/index.js';
import type { Stage } from '../../types.js';
import { Binding, Cloth, Glyph, Seal, Series, Sign, Slip, WideTitle, Year } from './BookCover.styles.js';
import { coverTitle, slipColumns } from './columns.js';

export interface CoverFace {
  title: string;
  /** URL of the cover picture. Where it is '' or fails to load, a cover is drawn. */
  image?: string | undefined;
  /** The picture is landscape (img_type 2). */
  wide?: boolean | undefined;
  /** Name of the subject; its first character is an ornament on a drawn cover. */
  subject?: string | undefined;
  stage?: Stage | undefined;
  /** Edition year. */
  year?: string | undefined;
  /** Small text next to the title slip, such as 高中 · 新高考. */
  series?: string | undefined;
  /** Characters of the seal, such as 砚田. */
  seal?: string | undefined;
}

export interface BookCoverProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  cover: CoverFace;
  /** Text alternative; '' (the default) where the title is shown next to the cover. */
  alt?: string | undefined;
  /** Narrower than 6rem: a drawn cover shows the sign of its subject instead of an illegible title. */
  small?: boolean | undefined;
  /** The largest picture above the fold: loaded with high priority after the layout of the text. */
  priority?: boolean | undefined;
}

const covers = { portrait: { width: 360, height: 480 }, wide: { width: 640, height: 360 } } as const;

/** The cover of a book: a picture, or a drawn cover where there is none. */
export function BookCover({
  cover,
  alt = '',
  small = false,
  priority = false,
  style,
  ...rest
}: BookCoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const wide = cover.wide ?? false;
  const { image = '' } = cover;
  const printed = image !== '' && image !== broken;
  return (
    <Binding
      {...rest}
      style={{ backgroundColor: printed ? colorOf(image) : undefined, ...style }}
      $wide={wide}
    >
      {printed ? (
        <img
          src={image}
          {...widthsOf(image, 'auto, 11rem')}
          alt={alt}
          {...covers[wide ? 'wide' : 'portrait']}
          loading="lazy"
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(image)}
        />
      ) : (
        <DrawnCover cover={cover} alt={alt} wide={wide} small={small} />
      )}
    </Binding>
  );
}

interface DrawnCoverProps {
  cover: CoverFace;
  alt: string;
  wide: boolean;
  small: boolean;
}

function DrawnCover({ cover, alt, wide, small }: DrawnCoverProps) {
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  if (small) {
    const subject = cover.subject ?? subjectIn(cover.title) ?? cover.title;
    return (
      <Cloth $stage={cover.stage ?? 'neutral'} {...spoken}>
        <Sign aria-hidden="true">{subject.slice(0, 1)}</Sign>
      </Cloth>
    );
  }
  return (
    <Cloth $stage={cover.stage ?? 'neutral'} data-wide={wide} {...spoken}>
      <Glyph aria-hidden="true">{(cover.subject ?? cover.title).slice(0, 1)}</Glyph>
      {wide ? (
        <WideTitle>{coverTitle(cover.title)}</WideTitle>
      ) : (
        <Slip>
          {slipColumns(cover.title).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </Slip>
      )}
      {cover.year && <Year>{cover.year}</Year>}
      {cover.series && !wide && <Series>{cover.series}</Series>}
      {cover.seal && !wide && <Seal>{cover.seal}</Seal>}
    </Cloth>
  );
}
