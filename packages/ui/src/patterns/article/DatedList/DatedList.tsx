import { useId, type ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { SectionHeading } from '../../page/SectionHeading/SectionHeading.js';
import { datedListMessages } from './messages.zh.js';
import { Day, Item, List, Way } from './DatedList.styles.js';

export interface DatedItem {
  id: number;
  title: string;
  href: string;
  /** The day as displayed, with its year: 2026-11-18. */
  date: string;
}

export interface DatedListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the list: 最新上传. */
  title: string;
  /** The items, newest first. */
  items: readonly DatedItem[];
  moreHref?: string | undefined;
  /** Number of items on a phone. */
  onPhone?: number | undefined;
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
}

/** Titles by day; each day is written once, before its first title. */
export function DatedList({
  title,
  items,
  moreHref,
  onPhone = items.length,
  loading = false,
  skeletonRows = 10,
  ...rest
}: DatedListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <SectionHeading title={title} id={titleId} moreHref={moreHref} moreLabel={datedListMessages.all} />
      {!loading && items.length === 0 && <EmptyState title={datedListMessages.empty(title)} compact />}
      <List>
        {loading
          ? placeholders(skeletonRows, (row) => (
              <Item $phone={row < onPhone || onPhone === 0}>
                <Day />
                <Skeleton lines={2} />
              </Item>
            ))
          : items.map(({ id, title: name, href, date }, index) => (
              <Item key={id} $phone={index < onPhone}>
                <Day dateTime={date}>{date === items[index - 1]?.date ? '' : date.slice(5)}</Day>
                <Way href={href}>
                  <PhraseText text={name} />
                </Way>
              </Item>
            ))}
      </List>
    </section>
  );
}
