import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Toggle } from '../../../components/Collapsible/Collapsible.styles.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { FoldLabel } from '../../../components/fold/FoldLabel.js';
import { Icon, type IconName } from '../../../components/Icon/index.js';
import { LinkMore } from '../../../components/LinkMore/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { BookCover } from '../../book/BookCover/BookCover.js';
import type { Stage } from '../../types.js';
import { recommendationListMessages } from './messages.zh.js';
import * as styles from './RecommendationList.styles.js';

export type RecommendationKind = 'book' | 'paper' | 'course' | 'activity' | 'article';

export interface Recommendation {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** A secondary line. */
  note?: string | undefined;
  /** The stage of a book: colours its drawn cover. */
  stage?: Stage | undefined;
}

export interface RecommendationListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the column, such as 必备图书. */
  title: string;
  /** The kind of items, which determines the shape of the pictures. */
  kind: RecommendationKind;
  items: readonly Recommendation[];
  /** A section of a page: its heading is as large as a `SectionHeading` next to it. */
  section?: boolean | undefined;
  /** URL and name of the page that the list links to. */
  more?: { href: string; label: string } | undefined;
  /** Number of items shown until the user expands the list; by default all. */
  folded?: number | undefined;
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
}

const icons: Record<RecommendationKind, IconName> = {
  book: 'book',
  paper: 'paper',
  course: 'play',
  activity: 'calendar',
  article: 'paper',
};

/** Width and height of the pictures of each kind, in px. Another shape would cut them through their subject. */
const shapes: Record<RecommendationKind, [number, number]> = {
  book: [96, 128],
  paper: [96, 128],
  course: [160, 90],
  activity: [160, 90],
  article: [96, 72],
};

function isWide(kind: RecommendationKind): boolean {
  return kind === 'course' || kind === 'activity';
}

function ratioOf(kind: RecommendationKind): string {
  return shapes[kind].join(' / ');
}

/** A side column of recommendations. */
export function RecommendationList({
  title,
  kind,
  items,
  section = false,
  more,
  folded,
  loading = false,
  skeletonRows = folded ?? 4,
  empty,
  ...rest
}: RecommendationListProps) {
  const titleId = useId();
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const foldable = folded !== undefined && items.length > folded;
  const shown = foldable && !expanded ? items.slice(0, folded) : items;
  const wide = isWide(kind);
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <styles.Head data-section={section || undefined}>
        <styles.Title id={titleId}>{title}</styles.Title>
        {more !== undefined && <LinkMore href={more.href}>{more.label}</LinkMore>}
      </styles.Head>
      {!loading &&
        items.length === 0 &&
        (empty ?? <EmptyState title={recommendationListMessages.empty} compact />)}
      <styles.List id={listId}>
        {loading
          ? placeholders(skeletonRows, () => (
              <styles.Item>
                <styles.Thumb $wide={wide}>
                  <Skeleton shape="block" ratio={ratioOf(kind)} />
                </styles.Thumb>
                <styles.Words>
                  <Skeleton lines={2} />
                </styles.Words>
              </styles.Item>
            ))
          : shown.map((item) => (
              <styles.Item key={item.id}>
                <styles.Thumb $wide={wide}>
                  <ItemPicture item={item} kind={kind} />
                </styles.Thumb>
                <styles.Words>
                  <styles.Name>
                    <styles.Way href={item.href}>
                      <span>
                        <PhraseText text={item.title} />
                      </span>
                    </styles.Way>
                  </styles.Name>
                  {item.note && <styles.Note>{item.note}</styles.Note>}
                </styles.Words>
              </styles.Item>
            ))}
      </styles.List>
      {foldable && (
        <Toggle
          type="button"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          <FoldLabel expanded={expanded} />
        </Toggle>
      )}
    </section>
  );
}

function ItemPicture({ item, kind }: { item: Recommendation; kind: RecommendationKind }) {
  if (kind === 'book') {
    return <BookCover cover={{ title: item.title, image: item.image, stage: item.stage }} small />;
  }
  const [width, height] = shapes[kind];
  return (
    <styles.Plate $ratio={ratioOf(kind)}>
      {item.image === '' ? (
        <Icon name={icons[kind]} size={24} />
      ) : (
        <Picture src={item.image} focus={item.imageFocus} alt="" width={width} height={height} />
      )}
    </styles.Plate>
  );
}
