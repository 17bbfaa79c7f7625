import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleList';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { InkTriptych, type InkCard } from '@inkstone/ui/patterns/InkTriptych';
import { NumberedList, type NumberedItem } from '@inkstone/ui/patterns/NumberedList';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PlateFeature, type Feature } from '@inkstone/ui/patterns/PlateFeature';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { BookShelf } from '../../../kits/hub/BookShelf.js';
import { HubColumns, HubDoors, HubSlot } from '../../../kits/hub/hub-layout.js';
import { HubEmpty } from '../../../kits/hub/HubEmpty.js';
import { LatestArticles } from '../../../kits/hub/LatestArticles.js';
import { SectionHead } from '../../../kits/hub/SectionHead.js';
import type { PageNames } from '../../../kits/use-section.js';

export interface TeacherHandViewProps {
  title: string;
  /** The names of the pages that it leads to. */
  names: PageNames<'research' | 'projectAchievements'>;
  slides: Loadable<BannerSlide[]>;
  contents: readonly HubContentsEntry[];
  cards: Loadable<InkCard[]>;
  research: Loadable<ArticleItem[]>;
  resultsTitle: string;
  results: Loadable<NumberedItem[]>;
  /** `undefined` where the cooperation platform has no article. */
  feature: Loadable<Feature | undefined>;
  books: Loadable<CatalogueBook[]>;
  /** Where the new books lead to, and whose they are. */
  shelf: { note: string | undefined; page: string; href: string };
}

const RESULTS = paths.projectAchievements.href();

export function TeacherHandView({
  title,
  names,
  slides,
  contents,
  cards,
  research,
  resultsTitle,
  results,
  feature,
  books,
  shelf,
}: TeacherHandViewProps) {
  return (
    <PageColumn>
      <SectionHead title={title} slides={slides} contents={contents} />
      <HubDoors aria-labelledby="teacher-cards">
        <h2 id="teacher-cards">
          <VisuallyHidden>常用入口</VisuallyHidden>
        </h2>
        <Part of={cards}>{(shown) => <InkTriptych cards={shown ?? []} loading={shown === undefined} />}</Part>
      </HubDoors>
      <HubColumns>
        <LatestArticles
          id="latest-research"
          title="新近项目"
          note="最新的三项"
          moreLabel="全部项目"
          articles={research}
          rows={PAGE_SIZE.teacherHandResearch}
          empty={{
            title: '还没有项目',
            promise: '新项目发布后会列在这里。',
            page: names.research,
            href: paths.research.href(),
          }}
        />
        <Part of={results}>
          {(items) => (
            <NumberedList
              title={resultsTitle}
              items={items ?? []}
              loading={items === undefined}
              skeletonRows={PAGE_SIZE.teacherHandResults}
              moreHref={RESULTS}
              empty={
                <HubEmpty
                  title="还没有推荐成果"
                  promise="编辑推荐的成果会列在这里。"
                  page={names.projectAchievements}
                  href={RESULTS}
                />
              }
            />
          )}
        </Part>
      </HubColumns>
      <Cooperation feature={feature} />
      <BookShelf title="新书上架" books={books} {...shelf} />
    </PageColumn>
  );
}

function Cooperation({ feature }: Pick<TeacherHandViewProps, 'feature'>) {
  if (feature.state === 'ready' && feature.data === undefined) return null;
  return (
    <HubSlot>
      <Part of={feature}>
        {(article) => <PlateFeature label={paths.cooperatePlate.title} feature={article} />}
      </Part>
    </HubSlot>
  );
}
