import { useId, type ComponentProps, type ReactNode } from 'react';

import { EmptyState } from '../../../components/EmptyState/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { stageInk } from '../../cloth.js';
import { SectionHeading } from '../../page/SectionHeading/SectionHeading.js';
import type { Stage } from '../../types.js';
import { List, Name, Note, Row, Tag, Thumb, Way, Words } from './BriefList.styles.js';
import { briefListMessages } from './messages.zh.js';

export interface Brief {
  id: number;
  title: string;
  href: string;
  /** One line below the title, or ''. */
  note: string;
  /** URL of the picture, or ''. Only shown with `pictures`. */
  image?: string | undefined;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** Shown at the end of the row: grade and subject. */
  tag?: string | undefined;
  /** The stage that colours the tag. */
  stage?: Stage | undefined;
}

export interface BriefListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** A secondary line next to the title. */
  titleNote?: string | undefined;
  items: readonly Brief[];
  /** Every row has a small picture; its note is then also shown on a phone. */
  pictures?: boolean | undefined;
  /** URL of the complete list. */
  moreHref: string;
  moreLabel?: string | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

/** A short list for one column of a page: rows of equal height with a title and a line. */
export function BriefList({
  title,
  titleNote,
  items,
  pictures = false,
  moreHref,
  moreLabel,
  loading = false,
  skeletonRows = 5,
  empty,
  ...rest
}: BriefListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <SectionHeading id={titleId} title={title} note={titleNote} moreHref={moreHref} moreLabel={moreLabel} />
      <List $pictures={pictures}>
        {loading
          ? placeholders(skeletonRows, () => (
              <Row $pictures={pictures}>
                {pictures && (
                  <Thumb>
                    <Skeleton shape="block" ratio="1" />
                  </Thumb>
                )}
                <Skeleton lines={2} style={{ flex: 1 }} />
              </Row>
            ))
          : items.map((item) => <BriefRow key={item.id} item={item} pictures={pictures} />)}
      </List>
      {!loading &&
        items.length === 0 &&
        (empty ?? <EmptyState title={briefListMessages.empty(title)} compact />)}
    </section>
  );
}

function BriefRow({ item, pictures }: { item: Brief; pictures: boolean }) {
  const { title, href, note, image = '', imageFocus, tag = '', stage } = item;
  return (
    <Row $pictures={pictures}>
      {pictures && (
        <Thumb>
          <Picture src={image} focus={imageFocus} alt="" width={96} height={96} />
        </Thumb>
      )}
      <Words>
        <Name>
          <Way href={href}>
            <span>{title}</span>
          </Way>
        </Name>
        {note !== '' && <Note>{note}</Note>}
      </Words>
      {tag !== '' && <Tag style={stage && { color: stageInk(stage) }}>{tag}</Tag>}
    </Row>
  );
}
