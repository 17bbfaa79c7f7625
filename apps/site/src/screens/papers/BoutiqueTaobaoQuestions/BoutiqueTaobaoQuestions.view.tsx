import { SearchForm } from '@inkstone/forms/search';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import { DatedList, type DatedItem } from '@inkstone/ui/patterns/DatedList';
import { GradePiles, type StagePiles } from '@inkstone/ui/patterns/GradePiles';
import { SearchSheet } from '@inkstone/ui/patterns/SearchSheet';
import { SectionBanner, type BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import { PAPER_SENTENCE } from '../../../lib/config/paper-filters.js';
import { BookShelf } from '../../../kits/hub/BookShelf.js';
import type { OwnShelf } from '../../../kits/hub/use-own-shelf.js';
import { FiltersFailed } from '../../../kits/list/FiltersFailed.js';
import { toDimensions, type ListFilter } from '../../../kits/list/list-model.js';
import { Column, Columns, Head, HeadText, Piles } from './BoutiqueTaobaoQuestions.styles.js';
import { GradeTabs } from './GradeTabs.js';
import type { GradeTab } from './model.js';

export interface BoutiqueTaobaoQuestionsViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  filters: readonly ListFilter[];
  onSearch: (text: string) => void;
  /** `value` is '' for 全部. */
  onChoose: (filterId: string, value: string) => void;
  home: Loadable<{
    total: number;
    piles: StagePiles[];
    tabs: GradeTab[];
    firstTab: string;
    newest: DatedItem[];
  }>;
  favouriteBusyId: number | undefined;
  onToggleFavourite: (id: number) => void;
  books: Loadable<CatalogueBook[]>;
  shelf: OwnShelf['shelf'];
}

/** How many of the newest papers a phone shows. */
const NEWEST_ON_PHONE = 5;

export function BoutiqueTaobaoQuestionsView({
  title,
  slides,
  filters,
  onSearch,
  onChoose,
  home,
  favouriteBusyId,
  onToggleFavourite,
  books,
  shelf,
}: BoutiqueTaobaoQuestionsViewProps) {
  const dimensions = toDimensions(filters);
  // The sentence on a phone: 我要找＿年份＿年＿地区＿的……
  const blanks = PAPER_SENTENCE.filter(({ id }) => dimensions.some((one) => one.id === id)).map(
    ({ id, label, unit, after = unit }) => ({ id, label, open: label, after }),
  );
  return (
    <>
      <Head>
        <HeadText>
          <h1>{title}</h1>
          <p>五个空，填几个都行</p>
        </HeadText>
        {slides.state !== 'failed' && (
          <SectionBanner
            shape="landscape"
            slides={slides.state === 'ready' ? slides.data : []}
            label={`${title}推荐`}
            loading={slides.state === 'loading'}
          />
        )}
      </Head>
      <Column>
        <SearchSheet
          search={
            <SearchForm
              place="papers"
              placeholder="标题里的字"
              submitLabel="找试卷"
              value=""
              onSearch={onSearch}
            />
          }
          dimensions={dimensions}
          blanks={blanks}
          noun="试卷"
          onChoose={onChoose}
        />
        <FiltersFailed filters={filters} />
        <Part of={home}>
          {(data) => (
            <>
              <Piles aria-label="各年级的份数">
                <GradePiles
                  total={data?.total ?? 0}
                  stages={data?.piles ?? []}
                  loading={data === undefined}
                />
              </Piles>
              <Columns>
                <GradeTabs
                  tabs={data?.tabs ?? []}
                  firstTab={data?.firstTab ?? ''}
                  loading={data === undefined}
                  favouriteBusyId={favouriteBusyId}
                  onToggleFavourite={onToggleFavourite}
                />
                <DatedList
                  title="最新上传"
                  items={data?.newest ?? []}
                  moreHref={paths.listenBig.href({ is_new: 1 })}
                  onPhone={NEWEST_ON_PHONE}
                  loading={data === undefined}
                />
              </Columns>
            </>
          )}
        </Part>
        <BookShelf title="配套图书" books={books} {...shelf} />
      </Column>
    </>
  );
}
