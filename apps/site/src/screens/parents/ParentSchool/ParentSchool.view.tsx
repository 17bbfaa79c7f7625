import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleList';
import { GateDoors, type Gate } from '@inkstone/ui/patterns/GateDoors';
import type { HubContentsEntry } from '@inkstone/ui/patterns/HubContents';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { RecommendationList, type Recommendation } from '@inkstone/ui/patterns/RecommendationList';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { HubColumns, HubDoors } from '../../../kits/hub/hub-layout.js';
import { HubEmpty } from '../../../kits/hub/HubEmpty.js';
import { LatestArticles } from '../../../kits/hub/LatestArticles.js';
import { SectionHead } from '../../../kits/hub/SectionHead.js';
import type { PageNames } from '../../../kits/use-section.js';

export interface ParentSchoolViewProps {
  title: string;
  /** The names of the pages that it leads to. */
  names: PageNames<'findAUniversity' | 'parentChildGarden' | 'addedServices'>;
  slides: Loadable<BannerSlide[]>;
  contents: readonly HubContentsEntry[];
  /** At most four. */
  universities: Loadable<Gate[]>;
  garden: Loadable<ArticleItem[]>;
  productsTitle: string;
  products: Loadable<Recommendation[]>;
}

const UNIVERSITIES = paths.findAUniversity.href();
const BOOKS = paths.addedServices.href();

export function ParentSchoolView({
  title,
  names,
  slides,
  contents,
  universities,
  garden,
  productsTitle,
  products,
}: ParentSchoolViewProps) {
  return (
    <PageColumn>
      <SectionHead title={title} slides={slides} contents={contents} />
      <HubDoors aria-labelledby="parent-universities">
        <h2 id="parent-universities">
          <VisuallyHidden>{names.findAUniversity}</VisuallyHidden>
        </h2>
        <Part of={universities}>
          {(gates) =>
            gates?.length === 0 ? (
              <HubEmpty
                title="还没有大学"
                promise="收录的大学会排在这里。"
                page={names.findAUniversity}
                href={UNIVERSITIES}
              />
            ) : (
              <GateDoors gates={gates ?? []} loading={gates === undefined} />
            )
          }
        </Part>
      </HubDoors>
      <HubColumns>
        <LatestArticles
          id="latest-garden"
          title={names.parentChildGarden}
          note="最近写下的"
          moreLabel="全部文章"
          articles={garden}
          rows={PAGE_SIZE.parentSchoolArticles}
          empty={{
            title: '还没有文章',
            promise: '新文章发布后会列在这里。',
            page: names.parentChildGarden,
            href: paths.parentChildGarden.href(),
          }}
        />
        <Part of={products}>
          {(items) => (
            <RecommendationList
              title={productsTitle}
              kind="book"
              section
              items={items ?? []}
              more={{ href: BOOKS, label: names.addedServices }}
              loading={items === undefined}
              skeletonRows={PAGE_SIZE.parentSchoolProducts}
              empty={
                <HubEmpty
                  title="还没有推荐图书"
                  promise="编辑推荐的图书会列在这里。"
                  page={names.addedServices}
                  href={BOOKS}
                />
              }
            />
          )}
        </Part>
      </HubColumns>
    </PageColumn>
  );
}
