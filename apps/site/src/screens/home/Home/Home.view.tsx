import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { formatCount } from '@inkstone/ui/format';
import { HeroBanner, type HeroSlide } from '@inkstone/ui/patterns/HeroBanner';
import { HighlightCards, type Highlight } from '@inkstone/ui/patterns/HighlightCards';
import { NewsList, type NewsItem } from '@inkstone/ui/patterns/NewsList';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';
import { SpecialTeaser } from '@inkstone/ui/patterns/SpecialTeaser';
import { StageDoors, type StageDoor } from '@inkstone/ui/patterns/StageDoors';
import { space } from '@inkstone/ui/tokens';

import type { Loadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { Block, TwoColumns } from './Home.styles.js';

export interface Special {
  title: string;
  descr: string;
  image: string;
  href: string;
}

export interface HomeOverview {
  highlights: Highlight[];
  stages: StageDoor[];
  /** `undefined` where the publisher has no special subject. */
  special: Special | undefined;
}

export interface HomeViewProps {
  slides: Loadable<HeroSlide[]>;
  overview: Loadable<HomeOverview>;
  papers: Loadable<{ items: Paper[]; count: number }>;
  news: Loadable<NewsItem[]>;
}

/** How many of the newest papers home shows. */
export const NEWEST_PAPERS = 4;

export function HomeView({ slides, overview, papers, news }: HomeViewProps) {
  return (
    <>
      <h1>
        <VisuallyHidden>{PUBLISHER.name}</VisuallyHidden>
      </h1>
      <Part of={slides}>
        {(items) => <HeroBanner slides={items ?? []} label="最新推荐" loading={items === undefined} />}
      </Part>
      <PageColumn style={{ paddingTop: space[5] }}>
        <Part of={overview}>{(data) => <Overview data={data} />}</Part>
        <TwoColumns>
          <section aria-labelledby="newest-papers">
            <Part of={papers}>
              {(data) => (
                <>
                  <SectionHeading
                    id="newest-papers"
                    title="最新试卷"
                    moreHref={paths.listenBig.href()}
                    moreLabel={data === undefined ? '全部' : `全部 ${formatCount(data.count)} 份`}
                  />
                  <PaperList
                    papers={data?.items ?? []}
                    loading={data === undefined}
                    skeletonRows={NEWEST_PAPERS}
                  />
                </>
              )}
            </Part>
          </section>
          <section aria-labelledby="company-news">
            <SectionHeading
              id="company-news"
              title="企业动态"
              moreHref={paths.walkIntroTianLi.href({ text: paths.enterpriseDetails.title })}
              moreLabel="查看更多"
            />
            <Part of={news}>
              {(items) => <NewsList items={items ?? []} loading={items === undefined} skeletonRows={3} />}
            </Part>
          </section>
        </TwoColumns>
        <Part of={overview}>{(data) => <Teaser data={data} />}</Part>
      </PageColumn>
    </>
  );
}

function Overview({ data }: { data: HomeOverview | undefined }) {
  return (
    <>
      <h2>
        <VisuallyHidden>常用服务</VisuallyHidden>
      </h2>
      <HighlightCards cards={data?.highlights ?? []} loading={data === undefined} />
      {data?.stages.length !== 0 && (
        <Block aria-labelledby="stages">
          <SectionHeading id="stages" title="三个学段" note="从识字到高考，一套编辑标准" />
          <StageDoors stages={data?.stages ?? []} loading={data === undefined} />
        </Block>
      )}
    </>
  );
}

function Teaser({ data }: { data: HomeOverview | undefined }) {
  if (data !== undefined && data.special === undefined) return null;
  const special = data?.special ?? { title: '', descr: '', image: '', href: '' };
  return (
    <Block>
      <SpecialTeaser {...special} loading={data === undefined} />
    </Block>
  );
}
