import { SearchForm } from '@inkstone/forms/search';
import {
  CategoryShelf,
  CategoryShelfSkeleton,
  type CategoryShelfProps,
  type ShelfCategory,
} from '@inkstone/ui/patterns/CategoryShelf';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { SectionBanner, type BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { StageBand, type StageBandProps } from '@inkstone/ui/patterns/StageBand';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Slot } from './StageBooks.styles.js';

export interface StageShelf extends Pick<
  CategoryShelfProps,
  'title' | 'chosen' | 'side' | 'onChoose' | 'onHint' | 'allHref'
> {
  /** Ids of its categories. */
  categories: readonly number[];
  books: Loadable<NonNullable<CategoryShelfProps['books']>>;
}

export interface StageBooksViewProps extends Pick<StageBandProps, 'title' | 'current' | 'stages' | 'grades'> {
  slides: Loadable<BannerSlide[]>;
  /** Called with a text that is not empty. */
  onSearch: (text: string) => void;
  /** All categories with their names. */
  categories: Loadable<ShelfCategory[]>;
  shelves: readonly StageShelf[];
}

export function StageBooksView({
  title,
  current,
  stages,
  grades,
  slides,
  onSearch,
  categories,
  shelves,
}: StageBooksViewProps) {
  const stage = stages.find(({ id }) => id === current)?.stage ?? 'neutral';
  // The band stands without slides that failed.
  const shown = slides.state === 'ready' ? slides.data : [];
  return (
    <>
      <StageBand
        title={title}
        current={current}
        stages={stages}
        grades={grades}
        search={<SearchForm place="books" placeholder={`在${title}里找`} value="" onSearch={onSearch} />}
        slides={
          <SectionBanner
            shape="card"
            slides={shown}
            label={`${title}推荐`}
            loading={slides.state === 'loading'}
          />
        }
      />
      <PageColumn>
        <Part of={categories}>
          {(names) =>
            shelves.map(({ categories: ids, books, ...shelf }, index) => (
              <Slot key={ids.join(' ')}>
                {names === undefined ? (
                  <CategoryShelfSkeleton stage={stage} side={shelf.side} />
                ) : (
                  <CategoryShelf
                    {...shelf}
                    stage={stage}
                    seal={PUBLISHER.seal}
                    categories={ids.flatMap((id) => names.find((category) => category.id === id) ?? [])}
                    books={books.state === 'ready' ? books.data : undefined}
                    problem={books.state === 'failed' ? <Part of={books}>{() => null}</Part> : undefined}
                    priority={index === 0}
                  />
                )}
              </Slot>
            ))
          }
        </Part>
      </PageColumn>
    </>
  );
}
