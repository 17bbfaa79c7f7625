import { SearchForm, type SearchFormProps } from '@inkstone/forms/search';
import { BackToTop } from '@inkstone/ui/components/BackToTop';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import type { ReactNode } from 'react';

import type { Loadable } from '../../lib/loadable.js';
import { MAIN_ID } from '../../lib/main-id.js';
import { PageCrumbs } from '../../lib/components/PageCrumbs/PageCrumbs.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { Banner } from '../banner/Banner.js';
import { ListFilters } from './ListFilters.js';
import { Above, Column, Controls, WithSide } from './ListPage.styles.js';
import { ListResults } from './ListResults.js';
import type { ListFilter, ListModel } from './list-model.js';

export interface ListPageProps<Item> {
  title: string;
  /** The way to a list that stands below a section's page. */
  crumbs?: readonly Crumb[];
  /** The section's slideshow; left out where the section has none. */
  slides?: Loadable<BannerSlide[]>;
  list: ListModel<Item>;
  /** The list that the search box names; left out where the list cannot be searched. */
  searchPlace?: SearchFormProps['place'] | undefined;
  filters?: readonly ListFilter[];
  /** What the list holds: 图书. */
  noun: string;
  /** Measure word of the items: 种. */
  unit: string;
  /** Between the filters and the items. */
  above?: ReactNode;
  /** Replaces the plain filters, where the page arranges them among controls of its own. It names the count. */
  controls?: ReactNode;
  /** The conditions with how many items there are without each, where nothing matches all of them. */
  ways?: readonly WayOut[];
  /** In place of the usual words where nothing matches. */
  notFound?: ReactNode;
  /** Beside the items, below them on a phone. */
  side?: ReactNode;
  /** Below the items and their pager. */
  below?: ReactNode;
  /** Draws the items, which are `undefined` while the first ones are being fetched. */
  children: (items: Item[] | undefined) => ReactNode;
}

/** The results of a list, whose retry also fetches the filters that failed: they show no panel of their own then. */
function retriedWith<T>(filters: readonly ListFilter[], results: Loadable<T>): Loadable<T> {
  if (results.state !== 'failed') return results;
  return {
    ...results,
    retry: () => {
      results.retry();
      for (const { options } of filters) if (options.state === 'failed') options.retry();
    },
  };
}

/** A page of a section that lists things: slideshow, search, filters, the items and their pager. */
export function ListPage<Item>({
  title,
  crumbs,
  slides,
  list,
  searchPlace,
  filters = [],
  noun,
  unit,
  above,
  controls,
  ways,
  notFound,
  side,
  below,
  children,
}: ListPageProps<Item>) {
  // The items wait for the filters above them, whose rows would push them down. A filter that is
  // fetched again later no longer holds them back.
  const filtersSettled = useOnce(filters.every(({ options }) => options.state !== 'loading'));
  const shown: ListModel<Item> = {
    ...list,
    results: filtersSettled ? retriedWith(filters, list.results) : { state: 'loading' },
  };
  const results = (
    <ListResults list={shown} noun={noun} filters={filters} ways={ways} unit={unit} notFound={notFound}>
      {children}
    </ListResults>
  );
  return (
    <Column $plain={crumbs === undefined && slides === undefined}>
      {crumbs !== undefined && <PageCrumbs items={crumbs} />}
      {slides !== undefined && <Banner slides={slides} label={`${title}推荐`} />}
      <PageHeading
        title={title}
        count={controls === undefined && list.results.state === 'ready' ? list.results.data.count : undefined}
        unit={unit}
        actions={
          searchPlace !== undefined && (
            <SearchForm place={searchPlace} value={list.search} onSearch={list.onSearch} />
          )
        }
      />
      {filters.length > 0 && (
        <Controls>{controls ?? <ListFilters list={list} filters={filters} unit={unit} />}</Controls>
      )}
      {above !== undefined && (
        // Out of sight until the filters above are there, whose rows would push it down; the key makes two trees.
        <Above key={filtersSettled ? 'settled' : 'waiting'} $waiting={!filtersSettled}>
          {above}
        </Above>
      )}
      {side === undefined ? (
        results
      ) : (
        <WithSide>
          <div>{results}</div>
          <aside>{side}</aside>
        </WithSide>
      )}
      {below}
      <BackToTop targetId={MAIN_ID} />
    </Column>
  );
}
