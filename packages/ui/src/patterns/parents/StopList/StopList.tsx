import type { ComponentProps } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { MarkedText } from '../../../components/MarkedText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';
import { stopListMessages } from './messages.zh.js';
import { Grade, Intro, Item, List, Meta, Title, Way, Words } from './StopList.styles.js';

/** One step of a procedure, explained in an article. */
export interface Stop {
  id: number;
  title: string;
  href: string;
  /** One or two sentences, or ''. */
  intro: string;
  /** The grade concerned, or ''. */
  grade: string;
  /** The stage that colours the grade. */
  stage?: Stage | undefined;
  tags: readonly string[];
  /** As displayed, such as 2026-06-20. */
  date: string;
}

export interface StopListProps extends ComponentProps<'ol'> {
  stops: readonly Stop[];
  /** Number of the first item, from 1; without it, no numerals are shown. */
  from?: number | undefined;
  /** Words to mark in the titles, separated by blanks. */
  marked?: string | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
}

/** Articles about a procedure, in order. The whole row is a link. */
export function StopList({
  stops,
  from,
  marked = '',
  loading = false,
  skeletonRows = 3,
  style,
  ...rest
}: StopListProps) {
  if (!loading && stops.length === 0) return <EmptyState title={stopListMessages.empty} compact />;
  const numbered = from !== undefined;
  return (
    <List
      aria-busy={loading || undefined}
      $numbered={numbered}
      style={numbered ? { counterReset: `stop ${String(from - 1)}`, ...style } : style}
      {...rest}
    >
      {loading
        ? placeholders(skeletonRows, () => (
            <Item>
              <Skeleton lines={3} style={{ flex: 1 }} />
            </Item>
          ))
        : stops.map((stop) => <StopRow key={stop.id} stop={stop} marked={marked} />)}
    </List>
  );
}

function StopRow({ stop, marked }: { stop: Stop; marked: string }) {
  const { title, href, intro, grade, stage, tags, date } = stop;
  return (
    <Item>
      <Words>
        <Title>
          <Way href={href}>
            <MarkedText text={title} words={marked} />
          </Way>
        </Title>
        {intro !== '' && <Intro>{intro}</Intro>}
        <Meta>
          {grade !== '' && <Grade style={stage && { color: stageInk(stage) }}>{grade}</Grade>}
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          <time dateTime={date}>{date}</time>
        </Meta>
      </Words>
      <Icon name="chevron-right" size={20} />
    </Item>
  );
}
