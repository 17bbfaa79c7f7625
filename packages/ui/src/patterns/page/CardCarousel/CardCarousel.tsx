import type { ComponentProps, ReactNode } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { CarouselFrame, type CarouselSlide } from '../carousel/CarouselFrame.js';
import { Page, Stage } from './CardCarousel.styles.js';
import { usePerView, type PerView } from './use-per-view.js';

export interface CardCarouselProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T) => ReactNode;
  /** Accessible name of the carousel. */
  label: string;
  /** Number of cards on one slide. */
  perView?: PerView | undefined;
  /** `dots` below the cards, or `arrows`, which the caller positions by the class `card-controls`. */
  controls?: 'dots' | 'arrows' | undefined;
  loading?: boolean | undefined;
  /** The placeholder of one card while loading. */
  skeleton?: ReactNode;
}

interface CardPage<T> extends CarouselSlide {
  items: readonly T[];
}

function pages<T>(
  items: readonly T[],
  perView: number,
  itemKey: (item: T) => string | number,
): CardPage<T>[] {
  return Array.from({ length: Math.ceil(items.length / perView) }, (_, page) => {
    const shown = items.slice(page * perView, (page + 1) * perView);
    return { id: shown.map(itemKey).join('+'), title: '', items: shown };
  });
}

/** A carousel of cards, two on a slide by default (Spec A 2). */
export function CardCarousel<T>({
  items,
  itemKey,
  renderItem,
  label,
  perView: perViews = 2,
  controls = 'dots',
  loading = false,
  skeleton = <CoverSkeleton />,
  ...rest
}: CardCarouselProps<T>) {
  const perView = usePerView(perViews);
  if (loading) {
    return (
      <Stage aria-busy="true" {...rest}>
        <Page $perView={perView}>
          {Array.from({ length: perView }, (_, card) => (
            <li key={card}>{skeleton}</li>
          ))}
        </Page>
      </Stage>
    );
  }
  if (items.length === 0) return null;
  const slides = pages(items, perView, itemKey);
  return (
    <Stage {...rest}>
      <CarouselFrame
        key={slides.map((slide) => slide.id).join(' ')}
        label={label}
        slides={slides}
        controls={controls}
        controlsClassName="card-controls"
        renderSlide={(slide) => (
          <Page $perView={perView}>
            {slide.items.map((item) => (
              <li key={itemKey(item)}>{renderItem(item)}</li>
            ))}
          </Page>
        )}
      />
    </Stage>
  );
}

function CoverSkeleton() {
  return (
    <>
      <Skeleton shape="block" ratio="3 / 4" style={{ marginBottom: '1.125rem' }} />
      <Skeleton lines={3} />
    </>
  );
}
