import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { GateHero } from '@inkstone/ui/patterns/GateHero';
import { PlaqueWall, type PlaqueWallProps } from '@inkstone/ui/patterns/PlaqueWall';
import { PreviousNext } from '@inkstone/ui/patterns/PreviousNext';
import { ScoreRuler, type ScoreMark } from '@inkstone/ui/patterns/ScoreRuler';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { paths } from '../../../lib/config/paths.js';
import type { ArticleModel } from '../../../kits/article/article-model.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { Category, Columns, Lines, Text } from './FindAUniversityDetails.styles.js';

export interface UniversityFacts {
  image: string;
  province: string;
  city: string;
  types: readonly string[];
}

/** The lines of a province in one year. */
export interface ProvinceLines {
  title: string;
  note: string;
  /** Where all of them are looked up. */
  href: string;
  /** Full marks, in points. */
  end: number;
  categories: readonly { name: string; marks: readonly ScoreMark[] }[];
}

export type Neighbours = Pick<PlaqueWallProps, 'title' | 'plaques' | 'moreHref' | 'moreLabel'>;

export interface FindAUniversityDetailsViewProps {
  crumbs: readonly Crumb[];
  article: Detail<ArticleModel>;
  /** `undefined` until the university is there. */
  facts: UniversityFacts | undefined;
  /** What the page does not need comes later, or not at all. */
  lines: ProvinceLines | undefined;
  neighbours: Neighbours | undefined;
}

export function FindAUniversityDetailsView({
  crumbs,
  article,
  facts,
  lines,
  neighbours,
}: FindAUniversityDetailsViewProps) {
  return (
    <DetailPage
      detail={article}
      title={paths.findAUniversityDetails.title}
      noun="这所大学"
      back={{ label: '去找大学', href: paths.findAUniversity.href() }}
    >
      {(shown) => (
        <>
          <PageCrumbs items={crumbs} />
          <GateHero
            name={shown?.title ?? ''}
            image={facts?.image ?? ''}
            province={facts?.province ?? ''}
            city={facts?.city ?? ''}
            types={facts?.types ?? []}
            source={shown?.source ?? ''}
            loading={shown === undefined}
          />
          <Columns>
            <div>
              <Text>{shown === undefined ? <Skeleton lines={6} /> : <ArticleBody html={shown.html} />}</Text>
              {lines !== undefined && <LinesOfProvince lines={lines} />}
              {shown !== undefined && (
                <PreviousNext previous={shown.previous} next={shown.next} measure="所" />
              )}
            </div>
            {neighbours !== undefined && <PlaqueWall {...neighbours} />}
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function LinesOfProvince({ lines: { title, note, href, end, categories } }: { lines: ProvinceLines }) {
  return (
    <Lines aria-labelledby="province-lines">
      <SectionHeading id="province-lines" title={title} note={note} moreHref={href} moreLabel="查分数线" />
      {categories.map(({ name, marks }) => (
        <Category key={name}>
          <h3>{name}</h3>
          <ScoreRuler end={end} marks={marks} />
        </Category>
      ))}
    </Lines>
  );
}
