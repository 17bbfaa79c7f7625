import { useId, type ComponentProps, type ReactNode } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { SectionHeading } from '../../page/SectionHeading/SectionHeading.js';
import { numberedListMessages } from './messages.zh.js';
import { Item, List, Name, Note, Way } from './NumberedList.styles.js';

export interface NumberedItem {
  id: number;
  title: string;
  href: string;
  /** A secondary line: the first sentence, or words such as grade and subject, joined by dots. */
  note?: string | readonly string[] | undefined;
}

export interface NumberedListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the list: 活动成果. */
  title: string;
  items: readonly NumberedItem[];
  /** URL of the complete list. */
  moreHref?: string | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

/** A short list of titles with large numbers, in the given order. */
export function NumberedList({
  title,
  items,
  moreHref,
  loading = false,
  skeletonRows = 4,
  empty,
  ...rest
}: NumberedListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <SectionHeading title={title} id={titleId} moreHref={moreHref} moreLabel={numberedListMessages.all} />
      {!loading &&
        items.length === 0 &&
        (empty ?? <EmptyState title={numberedListMessages.empty(title)} compact />)}
      <List>
        {loading
          ? placeholders(skeletonRows, () => (
              <Item>
                <Skeleton lines={2} />
              </Item>
            ))
          : items.map((item) => (
              <Item key={item.id}>
                <div>
                  <Name>
                    <Way href={item.href}>
                      <span>
                        <PhraseText text={item.title} />
                      </span>
                    </Way>
                  </Name>
                  {item.note !== undefined && item.note.length > 0 && (
                    <Note>
                      <DotList words={[item.note].flat()} />
                    </Note>
                  )}
                </div>
              </Item>
            ))}
      </List>
    </section>
  );
}
