import type { ComponentProps } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { CarouselFrame } from '../carousel/CarouselFrame.js';
import { SlidePicture } from '../carousel/SlidePicture.js';
import { Caption, Landscape, Plate, Stage, Title, Way } from './SectionBanner.styles.js';

export interface BannerSlide {
  id: string | number;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  title: string;
  /** A sentence below the title. Only the head of a section's page has enough space to show it. */
  text?: string | undefined;
  /** URL of the slide; without it, the slide is not a link. */
  href?: string | undefined;
}

export interface SectionBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  slides: readonly BannerSlide[];
  /** Accessible name of the carousel. */
  label: string;
  /**
   * A `strip` across the page, a `card` in the shape of the pictures next to other content, or a `landscape` from edge
   * to edge behind the title of the page, whose lower half is covered by what follows.
   */
  shape?: 'strip' | 'card' | 'landscape' | undefined;
  loading?: boolean | undefined;
}

/** The carousel at the top of a section: pictures with titles. Renders nothing without slides. */
export function SectionBanner({
  slides,
  label,
  shape = 'strip',
  loading = false,
  ...rest
}: SectionBannerProps) {
  const Root = shape === 'landscape' ? Landscape : Stage;
  if (loading) {
    return (
      <Root aria-busy="true" data-shape={shape} {...rest}>
        <Plate>
          <Caption>
            <Skeleton shape="block" width="16rem" height="2.5rem" />
          </Caption>
        </Plate>
      </Root>
    );
  }
  if (slides.length === 0) return null;
  return (
    <Root data-shape={shape} {...rest}>
      <CarouselFrame
        key={slides.map((slide) => slide.id).join(' ')}
        label={label}
        slides={slides}
        controlsClassName="banner-controls"
        renderSlide={(slide, { first, pictured }) => (
          <Plate>
            {pictured && slide.image !== '' && (
              <SlidePicture image={slide.image} focus={slide.imageFocus} first={first} />
            )}
            <Caption>
              <Title title={slide.title}>
                {slide.href ? <Way href={slide.href}>{slide.title}</Way> : slide.title}
              </Title>
            </Caption>
          </Plate>
        )}
      />
    </Root>
  );
}
