import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { BookCover, type CoverFace } from '../../book/BookCover/BookCover.js';
import { CarouselFrame } from '../carousel/CarouselFrame.js';
import { SlidePicture } from '../carousel/SlidePicture.js';
import type { Way } from '../../types.js';
import { Actions, Column, Fan, Headline, Plate, Spread, Stage, Text, Words } from './HeroBanner.styles.js';
import { HeroScene } from './HeroScene.js';

export interface HeroSlide {
  id: string | number;
  /** The headline; '\n' breaks the line. */
  title: string;
  text?: string | undefined;
  /** URL of a picture with a plain left half, shown if the slide has no covers. */
  image?: string | undefined;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** Up to two links; the first is the primary one. */
  actions?: readonly Way[] | undefined;
  /** Up to three books, the first in front. */
  covers?: readonly CoverFace[] | undefined;
}

export interface HeroBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  slides: readonly HeroSlide[];
  /** Accessible name of the carousel. */
  label: string;
  loading?: boolean | undefined;
}

/** The carousel of the home page: text next to book covers, or on a picture that leaves room for it at its left. */
export function HeroBanner({ slides, label, loading = false, ...rest }: HeroBannerProps) {
  if (loading) {
    return (
      <Stage aria-busy="true" {...rest}>
        <Spread>
          <HeroScene />
          <Column>
            <Words>
              <Headline as="div">
                <Skeleton shape="block" height="2.5em" width="80%" />
              </Headline>
              <Text as="div">
                <Skeleton lines={2} />
              </Text>
              <Actions>
                <Skeleton shape="block" height="2.75rem" width="9rem" />
              </Actions>
            </Words>
            <Fan>
              {/* Sized by its container: a placeholder's default width would be the whole row. */}
              <div data-place="0" data-of="1">
                <Skeleton shape="block" ratio="3 / 4" />
              </div>
            </Fan>
          </Column>
        </Spread>
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
        controlsClassName="hero-controls"
        renderSlide={(slide, state) => <HeroSpread slide={slide} {...state} />}
      />
    </Stage>
  );
}

interface HeroSpreadProps {
  slide: HeroSlide;
  first: boolean;
  pictured: boolean;
}

function HeroSpread({ slide, first, pictured }: HeroSpreadProps) {
  const covers = slide.covers?.slice(0, 3) ?? [];
  const image = covers.length > 0 ? '' : (slide.image ?? '');
  return (
    <Spread data-pictured={image !== '' || undefined}>
      {image === '' ? (
        <HeroScene />
      ) : (
        <Plate>
          {pictured && <SlidePicture image={image} focus={slide.imageFocus} first={first} height={560} />}
        </Plate>
      )}
      <Column>
        <Words>
          <Headline>{slide.title}</Headline>
          {slide.text && <Text>{slide.text}</Text>}
          <Actions>
            {slide.actions?.slice(0, 2).map((action, position) => (
              <Button key={action.href} href={action.href} variant={position === 0 ? 'primary' : 'secondary'}>
                {action.label}
              </Button>
            ))}
          </Actions>
        </Words>
        {image === '' && (
          <Fan>
            {covers.map((cover, place) => (
              <BookCover
                key={cover.title}
                cover={cover}
                data-place={place}
                data-of={covers.length}
                priority={first && place === 0}
              />
            ))}
          </Fan>
        )}
      </Column>
    </Spread>
  );
}
