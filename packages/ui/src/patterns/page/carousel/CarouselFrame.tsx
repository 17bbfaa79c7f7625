import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

import { CarouselArrows, PauseButton } from './CarouselButtons.js';
import { Controls, Dot, Dots, Frame, Slide, Track, Viewport } from './CarouselFrame.styles.js';
import { carouselMessages } from './messages.zh.js';
import { useCarousel, type Carousel } from './use-carousel.js';

export interface CarouselSlide {
  id: string | number;
  /** Accessible name of the slide's dot. */
  title: string;
}

interface CarouselFrameProps<S extends CarouselSlide> extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly S[];
  /**
   * A slide is drawn without its pictures until it is `pictured`. `loading="lazy"` would not delay them: the
   * browser treats the next slides as near the viewport.
   */
  renderSlide: (slide: S, state: { first: boolean; pictured: boolean }) => ReactNode;
  /** `dots` has a button for every slide, `arrows` one for the previous and one for the next. */
  controls?: 'dots' | 'arrows' | undefined;
  controlsClassName?: string | undefined;
}

/**
 * The base of every carousel, after the WAI-ARIA carousel pattern. A changed list of slides needs a new
 * instance, which starts at the first slide: set a `key` made of the ids.
 */
export function CarouselFrame<S extends CarouselSlide>({
  label,
  slides,
  renderSlide,
  controls = 'dots',
  controlsClassName,
  ...rest
}: CarouselFrameProps<S>) {
  const carousel = useCarousel(slides.length);
  const { viewportRef, index, pictured, goTo, playing, canPlay, togglePlaying, onScroll, hold } = carousel;
  const pause = <PauseButton playing={playing} canPlay={canPlay} togglePlaying={togglePlaying} />;
  return (
    <Frame aria-roledescription={carouselMessages.role} aria-label={label} {...rest} {...hold}>
      <Viewport ref={viewportRef} onScroll={onScroll}>
        {/* Screen readers announce a new slide only while autoplay is off. */}
        <Track aria-live={playing && canPlay ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <Slide
              key={slide.id}
              role="group"
              aria-roledescription={carouselMessages.slideRole}
              aria-label={carouselMessages.slide(position + 1, slides.length)}
              inert={position !== index}
            >
              {renderSlide(slide, { first: position === 0, pictured: position < pictured })}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {slides.length > 1 && (
        <Controls className={controlsClassName}>
          {controls === 'dots' ? (
            <>
              <CarouselDots slides={slides} carousel={carousel} />
              {pause}
            </>
          ) : (
            <>
              {pause}
              <CarouselArrows onPrevious={() => goTo(index - 1)} onNext={() => goTo(index + 1)} />
            </>
          )}
        </Controls>
      )}
    </Frame>
  );
}

interface CarouselDotsProps {
  slides: readonly CarouselSlide[];
  carousel: Carousel;
}

function CarouselDots({ slides, carousel: { index, goTo } }: CarouselDotsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (index + step + slides.length) % slides.length;
    goTo(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    // The arrow keys are a shortcut; every dot is also a tab stop.
    <Dots role="group" aria-label={carouselMessages.dots} onKeyDown={onKeyDown}>
      {slides.map((slide, position) => (
        <Dot
          key={slide.id}
          type="button"
          aria-label={carouselMessages.goTo(position + 1, slide.title)}
          aria-current={position === index}
          onClick={() => goTo(position)}
        />
      ))}
    </Dots>
  );
}
