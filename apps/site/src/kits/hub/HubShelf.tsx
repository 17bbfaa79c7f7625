import { ShelfCarousel, type ShelfCarouselProps } from '@inkstone/ui/patterns/ShelfCarousel';

import type { Loadable } from '../../lib/loadable.js';
import { Part } from '../../lib/components/Part/Part.js';
import { HubEmpty, type HubEmptyProps } from './HubEmpty.js';
import { HubSlot } from './hub-layout.js';

interface HubShelfProps<Item extends { id: number }> extends Pick<
  ShelfCarouselProps<Item>,
  'title' | 'note' | 'moreLabel' | 'renderItem' | 'perView' | 'ledge' | 'skeleton'
> {
  items: Loadable<Item[]>;
  /** What an empty shelf says, and the page that the shelf leads to. */
  empty: HubEmptyProps;
}

/** A carousel across a hub, with a link to its page. */
export function HubShelf<Item extends { id: number }>({ items, empty, ...shelf }: HubShelfProps<Item>) {
  return (
    <HubSlot>
      <Part of={items}>
        {(shown) => (
          <ShelfCarousel
            {...shelf}
            moreHref={empty.href}
            items={shown ?? []}
            itemKey={({ id }) => id}
            loading={shown === undefined}
            empty={<HubEmpty {...empty} />}
          />
        )}
      </Part>
    </HubSlot>
  );
}
