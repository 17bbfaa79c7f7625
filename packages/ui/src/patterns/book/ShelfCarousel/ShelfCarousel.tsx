import type { ComponentProps, ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { CardCarousel } from '../../page/CardCarousel/CardCarousel.js';
import { usePerView, type PerView } from '../../page/CardCarousel/use-per-view.js';
import { SectionHeading } from '../../page/SectionHeading/SectionHeading.js';
import { shelfCarouselMessages } from './messages.zh.js';
import { Shelf } from './ShelfCarousel.styles.js';

export interface ShelfCarouselProps<T> extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** A secondary line next to the title. */
  note?: string | undefined;
  /** URL of the complete list. */
  moreHref: string;
  moreLabel: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T) => ReactNode;
  /** Number of cards on one slide. */
  perView: PerView;
  /** The cards are books, drawn on a ledge. */
  ledge?: boolean | undefined;
  loading?: boolean | undefined;
  /** The placeholder of one card while loading. */
  skeleton: ReactNode;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

/** A heading with its cards in a carousel. The carousel is the landmark: a section would be a second one. */
export function ShelfCarousel<T>({
  title,
  note,
  moreHref,
  moreLabel,
  items,
  itemKey,
  renderItem,
  perView,
  ledge = false,
  loading = false,
  skeleton,
  empty,
  ...rest
}: ShelfCarouselProps<T>) {
  const phone = useMediaQuery(media.mobile);
  const cardsOnSlide = usePerView(perView);
  // Reserved while loading, so that the link does not move when the arrows appear.
  const arrows = !phone && (loading || items.length > cardsOnSlide);
  return (
    <Shelf data-arrows={arrows || undefined} data-ledge={ledge || undefined} {...rest}>
      <SectionHeading title={title} note={note} moreHref={moreHref} moreLabel={moreLabel} />
      {!loading && items.length === 0 ? (
        (empty ?? <EmptyState title={shelfCarouselMessages.empty(title)} compact />)
      ) : (
        <CardCarousel
          label={title}
          items={items}
          itemKey={itemKey}
          renderItem={renderItem}
          perView={cardsOnSlide}
          controls={phone ? 'dots' : 'arrows'}
          loading={loading}
          skeleton={skeleton}
        />
      )}
    </Shelf>
  );
}
