import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { formatCount } from '../../../format/index.js';
import type { Stage } from '../../types.js';
import { paperHeadMessages } from './messages.zh.js';
import { Blank, Counts, Facts, InHead, Line, Tile, Title, TitleLine } from './PaperHead.styles.js';

/** A fact about a paper, and the list of the papers that share it. */
export interface PaperFact {
  /** Name of the fact: 年级. */
  label: string;
  value: string;
  /** URL of the list, if any. */
  href?: string | undefined;
}

export interface PaperHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** Its first character is shown on the tile. */
  subject: string;
  stage: Stage;
  /** Facts without a value are left out. */
  facts: readonly PaperFact[];
  /** As displayed: 2026-11-08. */
  date: string;
  views: number;
  downloads: number;
}

/** The head of a paper's page: its title, its facts in one line, and its date and counts, except on a phone. */
export function PaperHead({ title, subject, stage, facts, date, views, downloads, ...rest }: PaperHeadProps) {
  return (
    <header {...rest}>
      <TitleLine>
        <Tile aria-hidden="true" $stage={stage}>
          {subject.slice(0, 1)}
        </Tile>
        <Title>
          <PhraseText text={title} />
        </Title>
      </TitleLine>
      <Line>
        <Facts aria-label={paperHeadMessages.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {href === undefined ? (
                    <Blank as="span">{value}</Blank>
                  ) : (
                    <Blank href={href} title={paperHeadMessages.seeAll(label)}>
                      {value}
                    </Blank>
                  )}
                </dd>
              </div>
            ))}
        </Facts>
        <InHead>
          <PaperCounts date={date} views={views} downloads={downloads} />
        </InHead>
      </Line>
    </header>
  );
}

export type PaperCountsProps = Pick<PaperHeadProps, 'date' | 'views' | 'downloads'>;

/** The date and the counts of a paper. On a phone the head leaves them out: they go below the pages. */
export function PaperCounts({ date, views, downloads }: PaperCountsProps) {
  return (
    <Counts>
      <time dateTime={date}>{date}</time>
      <span>
        <b>{formatCount(views)}</b> {paperHeadMessages.views}
      </span>
      <span>
        <b>{formatCount(downloads)}</b> {paperHeadMessages.downloads}
      </span>
    </Counts>
  );
}

/** A placeholder of PaperHead of the same size. */
export function PaperHeadSkeleton() {
  return (
    <div aria-busy="true">
      <TitleLine>
        <Skeleton shape="block" width="60%" height="3rem" />
      </TitleLine>
      <Line>
        <Skeleton width="50%" />
      </Line>
    </div>
  );
}
