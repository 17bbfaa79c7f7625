import { Button } from '@inkstone/ui/components/Button';
import { EmptyState, type EmptyStateProps } from '@inkstone/ui/components/EmptyState';
import { Pager } from '@inkstone/ui/components/Pager';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { NoMatch, type WayOut } from '@inkstone/ui/patterns/NoMatch';
import { useDeferredValue, useMemo, type ReactNode } from 'react';

import { useHydrated } from '../../lib/hooks/use-hydrated.js';
import { Part } from '../../lib/components/Part/Part.js';
import { Pages, Results } from './ListPage.styles.js';
import { toWaysOut, type ListFilter, type ListModel } from './list-model.js';

export interface ListResultsProps<Item> {
  list: ListModel<Item>;
  /** What the list holds: 图书. */
  noun: string;
  /** The filters above the list: where nothing matches, each that is set can be dropped by itself. */
  filters?: readonly ListFilter[] | undefined;
  /** Below 暂无…, where the list has nothing at all. */
  empty?: Pick<EmptyStateProps, 'description' | 'action'> | undefined;
  /** The conditions with what each of them excludes, where the page knows it. */
  ways?: readonly WayOut[] | undefined;
  /** Measure word of the items, beside the figures of `ways`: 份. */
  unit?: string | undefined;
  /** In place of the usual words where nothing matches the search and the choices. */
  notFound?: ReactNode;
  /** Draws the items, which are `undefined` while the first ones are being fetched. */
  children: (items: Item[] | undefined) => ReactNode;
}

/**
 * How many items are painted first: more than a screen holds, so that nothing in view moves when the others come. HTML
 * from the server has all of them.
 */
const FIRST_ITEMS = 10;

/** The items of a list with their pager; in their place what went wrong, or why there are none. */
export function ListResults<Item>(props: ListResultsProps<Item>) {
  // A filter answers the finger first. The items follow in slices, which leave the page free for the next touch.
  const { list, noun, filters, empty, ways, unit, notFound, children } = useDeferredValue(props);
  return useMemo(
    () => (
      <SettledResults
        list={list}
        noun={noun}
        filters={filters}
        empty={empty}
        ways={ways}
        unit={unit}
        notFound={notFound}
      >
        {children}
      </SettledResults>
    ),
    [list, noun, filters, empty, ways, unit, notFound, children],
  );
}

function SettledResults<Item>({ children, ...props }: ListResultsProps<Item>) {
  const { list, noun } = props;
  return (
    <Part of={list.results}>
      {(data) => (
        // The key makes two trees: skeletons turned into items would push what is below them down.
        <Results
          key={data === undefined ? 'loading' : 'ready'}
          aria-busy={data === undefined || list.stale}
          $stale={list.stale}
        >
          <h2>
            <VisuallyHidden>{noun}列表</VisuallyHidden>
          </h2>
          {data?.items.length === 0 ? (
            <NoItems {...props} count={data.count} />
          ) : (
            <Items items={data?.items}>{children}</Items>
          )}
          <Pages>
            <Pager
              page={list.page}
              pageCount={Math.ceil((data?.count ?? 0) / list.pageSize)}
              onChange={list.onPage}
              hrefOf={list.hrefOfPage}
              label={`${noun}分页`}
            />
          </Pages>
        </Results>
      )}
    </Part>
  );
}

function Items<Item>({
  items,
  children,
}: {
  items: Item[] | undefined;
  children: (items: Item[] | undefined) => ReactNode;
}) {
  const isHydrated = useHydrated();
  return children(useDeferredValue(items, isHydrated ? items?.slice(0, FIRST_ITEMS) : items));
}

type NoItemsProps<Item> = Omit<ListResultsProps<Item>, 'children'> & { count: number };

function NoItems<Item>({
  list,
  noun,
  filters = [],
  empty,
  // The narrowest first: the rows go from what is wide to what is narrow.
  ways = toWaysOut(filters, list.choices, list.search).reverse(),
  unit,
  notFound,
  count,
}: NoItemsProps<Item>) {
  if (count > 0) {
    return (
      <EmptyState
        title={`这一页没有${noun}`}
        action={<Button onClick={() => list.onPage(1)}>回到第 1 页</Button>}
      />
    );
  }
  const narrowed = list.search !== '' || Object.keys(list.choices).length > 0;
  if (!narrowed) return <EmptyState title={`暂无${noun}`} {...empty} />;
  if (notFound !== undefined) return notFound;
  return (
    <NoMatch
      noun={noun}
      unit={unit}
      ways={ways}
      onRemove={(id) => {
        if (id === 'search') list.onSearch('');
        else list.onFilter(id, '');
      }}
      onClear={list.onClear}
    />
  );
}
