import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Button } from '@inkstone/ui/components/Button';
import { FilterRows, type FilterDimension } from '@inkstone/ui/components/FilterRows';
import { FilterSheet } from '@inkstone/ui/components/FilterSheet';
import { Pager } from '@inkstone/ui/components/Pager';
import { SearchBox } from '@inkstone/ui/components/SearchBox';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { BookGrid } from '@inkstone/ui/patterns/BookGrid';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { SectionBanner, type BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import type { Loadable } from '../../../app/loadable.js';
import { Part } from '../../../components/Part/Part.js';
import { PAGE_SIZE } from '../../../config/site.js';
import { Banner, Controls, Pages, Shelf } from './AddedServices.styles.js';
import { toDimensions } from './dimensions.js';

export interface BookPage {
  items: CatalogueBook[];
  /** How many books match in all. */
  count: number;
}

export interface AddedServicesViewProps {
  slides: Loadable<BannerSlide[]>;
  /** The search text as typed, which may be ahead of the one searched for. */
  typed: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  dimensions: Loadable<FilterDimension[]>;
  /** The chosen option of each dimension, '' for 全部. */
  values: Record<string, string>;
  onFilter: (dimension: string, value: string) => void;
  onClear: () => void;
  books: Loadable<BookPage>;
  /** The books shown are the former ones, while those asked for are on their way. */
  stale: boolean;
  page: number;
  onPage: (page: number) => void;
}

export function AddedServicesView(props: AddedServicesViewProps) {
  const { slides, typed, onType, onSearch, books, stale, page, onPage, onClear } = props;
  const count = books.state === 'ready' ? books.data.count : undefined;
  return (
    <PageColumn>
      <Banner>
        <Part of={slides}>
          {(items) => (
            <SectionBanner slides={items ?? []} label="图书检索推荐" loading={items === undefined} />
          )}
        </Part>
      </Banner>
      <PageHeading
        title="图书检索"
        count={count}
        unit="种"
        actions={
          <SearchBox
            aria-label="书目检索"
            label="搜索图书"
            size="lg"
            value={typed}
            onChange={onType}
            onSearch={onSearch}
          />
        }
      />
      <Filters {...props} count={count} />
      <Part of={books}>
        {(data) => (
          <Shelf key={data === undefined ? 'loading' : 'ready'} aria-busy={stale} $stale={stale}>
            <h2>
              <VisuallyHidden>检索结果</VisuallyHidden>
            </h2>
            <BookGrid
              books={data?.items ?? []}
              loading={data === undefined}
              skeletonCount={PAGE_SIZE.books}
              priorityCount={4}
              empty={
                data?.count === 0 ? (
                  <EmptyState
                    title="没有找到合适的图书"
                    description="换一个书名，或放宽筛选条件再试。"
                    action={<Button onClick={onClear}>清除全部条件</Button>}
                  />
                ) : (
                  <EmptyState
                    title="这一页没有图书"
                    action={
                      <Button
                        onClick={() => {
                          onPage(1);
                        }}
                      >
                        回到第 1 页
                      </Button>
                    }
                  />
                )
              }
            />
            <Pages>
              <Pager
                page={page}
                pageCount={Math.ceil((data?.count ?? 0) / PAGE_SIZE.books)}
                onChange={onPage}
                label="图书分页"
              />
            </Pages>
          </Shelf>
        )}
      </Part>
    </PageColumn>
  );
}

function Filters({
  dimensions,
  values,
  onFilter,
  onClear,
  count,
}: AddedServicesViewProps & { count: number | undefined }) {
  const mobile = useMediaQuery(media.mobile);
  return (
    <Controls>
      <Part of={dimensions}>
        {(rows = toDimensions(undefined, true)) => {
          const filters = { dimensions: rows, values, onChange: onFilter, onClear };
          return mobile ? (
            <FilterSheet {...filters} resultCount={count} unit="种" />
          ) : (
            <FilterRows {...filters} />
          );
        }}
      </Part>
    </Controls>
  );
}
