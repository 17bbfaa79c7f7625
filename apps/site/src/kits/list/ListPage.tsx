import { SearchForm, type SearchPlaceName } from '@inkstone/forms/search';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import type { ReactNode } from 'react';

import type { Loadable } from '../../app/loadable.js';
import { useOnce } from '../../hooks/use-once.js';
import { Banner } from '../banner/Banner.js';
import { ListFilters } from './ListFilters.js';
import { Controls, WithSide } from './ListPage.styles.js';
import { ListResults } from './ListResults.js';
import type { ListFilter, ListModel } from './list-model.js';

export interface ListPageProps<Item> {
  title: string;
  /** The section's slideshow; left out where the section has none. */
  slides?: Loadable<BannerSlide[]>;
  list: ListModel<Item>;
  /** The list that the search box names; left out where the list cannot be searched. */
  searchPlace?: SearchPlaceName;
  filters?: readonly ListFilter[];
  /** What the list holds: 图书. */
  noun: string;
  /** Measure word of the items: 种. */
  unit: string;
  /** Beside the items, below them on a phone. */
  side?: ReactNode;
  /** Draws the items, which are `undefined` while the first ones are being fetched. */
  children: (items: Item[] | undefined) => ReactNode;
}

/** A page of a section that lists things: slideshow, search, filters, the items and their pager. */
export function ListPage<Item>({
  title,
  slides,
  list,
  searchPlace,
  filters = [],
  noun,
  unit,
  side,
  children,
}: ListPageProps<Item>) {
  // The items wait for the filters above them, whose rows would push them down. A filter that is
  // fetched again later no longer holds them back.
  const filtersSettled = useOnce(filters.every(({ options }) => options.state !== 'loading'));
  const shown: ListModel<Item> = filtersSettled ? list : { ...list, results: { state: 'loading' } };
  const results = (
    <ListResults list={shown} noun={noun}>
      {children}
    </ListResults>
  );
  return (
    <PageColumn>
      {slides !== undefined && <Banner slides={slides} label={`${title}推荐`} />}
      <PageHeading
        title={title}
        count={list.results.state === 'ready' ? list.results.data.count : undefined}
        unit={unit}
        actions={
          searchPlace !== undefined && (
            <SearchForm place={searchPlace} value={list.search} onSearch={list.onSearch} />
          )
        }
      />
      {filters.length > 0 && (
        <Controls>
          <ListFilters list={list} filters={filters} unit={unit} />
        </Controls>
      )}
      {side === undefined ? (
        results
      ) : (
        <WithSide>
          <div>{results}</div>
          <aside>{side}</aside>
        </WithSide>
      )}
    </PageColumn>
  );
}
