import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { Seal } from '@inkstone/ui/components/Seal';
import { Picture } from '@inkstone/ui/components/Picture';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { Culture } from './Culture.js';
import { Honours } from './Honours.js';
import { Block, Figures, Film, Lead, Profile, Scroll, ScrollText, Scrolls } from './Intro.styles.js';
import type { IntroModel } from './model.js';

export interface IntroViewProps {
  intro: Loadable<IntroModel>;
  /** The company's own words, sanitised; `undefined` until they are there. */
  html: string | undefined;
}

/** A longer idea stands in lines: a scroll of so many columns cannot be read. */
const LONGEST_COLUMN_TEXT = 40;
const LONGEST_COLUMN_TITLE = 8;

function hasNothing({ video, achievements, ideas, culture, honours }: IntroModel, html: string): boolean {
  return (
    html === '' &&
    video === '' &&
    culture === undefined &&
    [achievements, ideas, honours].every((list) => list.length === 0)
  );
}

/** Who the company is: profile, film, figures, ideas, culture and honours (Spec B 2.5). */
export function IntroView({ intro, html }: IntroViewProps) {
  return (
    <Part of={intro}>
      {(data) =>
        data === undefined || html === undefined ? (
          <Profile aria-busy="true">
            <Skeleton lines={10} />
            <Skeleton shape="block" ratio="16 / 9" />
          </Profile>
        ) : hasNothing(data, html) ? (
          <EmptyState title="暂无公司介绍" />
        ) : (
          <>
            <Profile>
              <Lead>
                <ArticleBody html={html} />
              </Lead>
              {data.video !== '' && (
                // The server has no caption tracks; the text beside the film says what it is about.
                <Film
                  src={data.video}
                  poster={data.poster === '' ? undefined : data.poster}
                  controls
                  playsInline
                  preload="none"
                  width={1280}
                  height={720}
                  aria-label="公司短片"
                />
              )}
            </Profile>
            <Achievements items={data.achievements} />
            <Ideas ideas={data.ideas} />
            {data.culture !== undefined && <Culture main={data.culture} side={data.cultureSide} />}
            {data.honours.length > 0 && <Honours honours={data.honours} />}
          </>
        )
      }
    </Part>
  );
}

function Achievements({ items }: { items: IntroModel['achievements'] }) {
  if (items.length === 0) return null;
  return (
    <Figures aria-label="经营业绩">
      {items.map(({ figure, unit, introduce }) => (
        <li key={introduce}>
          <p>
            <strong>{figure}</strong>
            {unit}
          </p>
          <p>{introduce}</p>
        </li>
      ))}
    </Figures>
  );
}

function isUpright({ title, idea }: Pick<IntroModel['ideas'][number], 'title' | 'idea'>): boolean {
  return title.length <= LONGEST_COLUMN_TITLE && idea.length <= LONGEST_COLUMN_TEXT;
}

/** Hanging scrolls. The text is vertical, as on the wall, and real text. */
function Ideas({ ideas }: { ideas: IntroModel['ideas'] }) {
  if (ideas.length === 0) return null;
  return (
    <Block aria-labelledby="company-ideas">
      <SectionHeading id="company-ideas" title="经营理念" />
      <Scrolls data-lying={!ideas.every(isUpright) || undefined}>
        {ideas.map(({ title, idea, image }) => (
          <Scroll key={title}>
            <Picture src={image} alt="" width={400} height={120} />
            <ScrollText $vertical={isUpright({ title, idea })}>
              <h3>{title}</h3>
              <p>{idea}</p>
            </ScrollText>
            <Seal characters={PUBLISHER.seal} />
          </Scroll>
        ))}
      </Scrolls>
    </Block>
  );
}
