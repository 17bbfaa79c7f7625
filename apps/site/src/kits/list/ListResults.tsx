import { Button } from '@inkstone/ui/components/Button';
import { EmptyState, type EmptyStateProps } from '@inkstone/ui/components/EmptyState';
import { Pager } from '@inkstone/ui/components/Pager';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { useDeferredValue, useMemo, type ReactNode } from 'react';

import { Part } from '../../components/Part/Part.js';
import { Pages, Results } from './ListPage.styles.js';
import type { ListModel } from './list-model.js';

export interface ListResultsProps<Item> {
  list: ListModel<Item>;
  /** What the list holds: 图书. */
  noun: string;
  /** Below 暂无…, where the list has nothing at all. */
  empty?: Pick<EmptyStateProps, 'description' | 'action'> | undefined;
  /** Draws the items, which are `undefined` while the first ones are being fetched. */
  children: (items: Item[] | undefined) => ReactNode;
}

/** How many items are painted first: more than a screen holds, so that nothing in view moves when the others come. */
const FIRST_ITEMS = 10;

/** The items of a list with their pager; in their place what went wrong, or why there are none. */
export function ListResults<Item>(props: ListResultsProps<Item>) {
  // A filter answers the finger first. The items follow in slices, which leave the page free for the next touch.
  const { list, noun, empty, children } = useDeferredValue(props);
  return useMemo(
    () => (
      <SettledResults list={list} noun={noun} empty={empty}>
        {children}
      </SettledResults>
    ),
    [list, noun, empty, children],
  );
}

function SettledResults<Item>({ list, noun, empty, children }: ListResultsProps<Item>) {
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
            <NoItems list={list} noun={noun} empty={empty} count={data.count} />
          ) : (
            <Items items={data?.items}>{children}</Items>
          )}
          <Pages>
            <Pager
              page={list.page}
              pageCount={Math.ceil((data?.count ?? 0) / list.pageSize)}
              onChange={list.onPage}
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
  return children(useDeferredValue(items, items?.slice(0, FIRST_ITEMS)));
}

type NoItemsProps<Item> = Omit<ListResultsProps<Item>, 'children'> & { count: number };

function NoItems<Item>({ list, noun, empty, count }: NoItemsProps<Item>) {
  if (count > 0) {
    return (
      <EmptyState
        title={`这一页没有${noun}`}
        action={
          <Button
            onClick={() => {
              list.onPage(1);
            }}
          >
            回到第 1 页
          </Button>
        }
      />
    );
  }
  const narrowed = list.search !== '' || Object.keys(list.choices).length > 0;
  if (!narrowed) return <EmptyState title={`暂无${noun}`} {...empty} />;
  return (
    <EmptyState
      title={`没有找到合适的${noun}`}
      description="换一个关键词，或放宽条件再试。"
      action={<Button onClick={list.onClear}>清除全部条件</Button>}
    />
  );
}
