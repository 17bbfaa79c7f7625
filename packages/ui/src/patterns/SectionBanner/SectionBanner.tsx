import type { ComponentProps } from 'react';

import { Skeleton } from '../../components/Skeleton/index.js';
import { CarouselFrame } from '../carousel/CarouselFrame.js';
import { Caption, Plate, Stage, Title, Way } from './SectionBanner.styles.js';

export interface BannerSlide {
  id: string | number;
  /** URL of the picture, or ''. */
  image: string;
  title: string;
  /** Where the slide leads; nowhere when left out. */
  href?: string | undefined;
}

export interface SectionBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  slides: readonly BannerSlide[];
  /** Names the slideshow for a screen reader. */
  label: string;
  loading?: boolean | undefined;
}

/** The slideshow at the head of a section: pictures with a title. Nothing at all without slides. */
export function SectionBanner({ slides, label, loading = false, ...rest }: SectionBannerProps) {
  if (loading) {
    return (
      <Stage aria-busy="true" {...rest}>
        <Plate>
          <Caption>
            <Skeleton shape="block" width="16rem" height="2.5rem" />
          </Caption>
        </Plate>
      </Stage>
    );
  }
  if (slides.length === 0) return null;
  return (
    <Stage {...rest}>
      <CarouselFrame
        key={slides.map((slide) => slide.id).join(' ')}
        label={label}
        slides={slides}
        controlsClassName="banner-controls"
        renderSlide={(slide, { first, eager }) => (
          <Plate>
            {slide.image !== '' && (
              <img
                src={slide.image}
                alt=""
                width={1320}
                height={264}
                loading={first || eager ? 'eager' : 'lazy'}
                fetchPriority={first ? 'high' : 'auto'}
              />
            )}
            <Caption>
              <Title>{slide.href ? <Way href={slide.href}>{slide.title}</Way> : slide.title}</Title>
            </Caption>
          </Plate>
        )}
      />
    </Stage>
  );
}
