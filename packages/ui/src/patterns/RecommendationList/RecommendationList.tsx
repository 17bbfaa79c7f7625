import { useId, type ComponentProps, type ReactNode } from 'react';

import { EmptyState } from '../../components/EmptyState/index.js';
import { Icon, type IconName } from '../../components/Icon/index.js';
import { Picture } from '../../components/Picture/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { BookCover } from '../BookCover/index.js';
import { recommendationListMessages } from './messages.zh.js';
import { Item, List, Name, Note, Plate, Thumb, Title, Way, Words } from './RecommendationList.styles.js';

export type RecommendationKind = 'book' | 'paper' | 'course' | 'activity' | 'article';

export interface Recommendation {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** A secondary line. */
  note?: string | undefined;
}

export interface RecommendationListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the column, such as 必备图书. */
  title: string;
  /** The kind of items, which determines the shape of the pictures. */
  kind: RecommendationKind;
  items: readonly Recommendation[];
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

function isWide(kind: RecommendationKind): boolean {
  return kind === 'course' || kind === 'activity';
}

/** A side column of recommendations. */
export function RecommendationList({
  title,
  kind,
  items,
  loading = false,
  skeletonRows = 4,
  empty,
  ...rest
}: RecommendationListProps) {
  const titleId = useId();
  const wide = isWide(kind);
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <Title id={titleId}>{title}</Title>
      {!loading &&
        items.length === 0 &&
        (empty ?? <EmptyState title={recommendationListMessages.empty} compact />)}
      {/*
       * A key of its own: placeholders have the same keys as items, and React would otherwise reuse their
       * elements.
       */}
      <List key={loading ? 'loading' : 'loaded'}>
        {loading
          ? Array.from({ length: skeletonRows }, (_, row) => (
              <Item key={row}>
                <Thumb $wide={wide}>
                  <Skeleton shape="block" ratio={kind === 'book' ? '3 / 4' : wide ? '16 / 9' : '1'} />
                </Thumb>
                <Words>
                  <Skeleton lines={2} />
                </Words>
              </Item>
            ))
          : items.map((item) => (
              <Item key={item.id}>
                <Thumb $wide={wide}>
                  <ItemPicture item={item} kind={kind} />
                </Thumb>
                <Words>
                  <Name>
                    <Way href={item.href}>
                      <span>{item.title}</span>
                    </Way>
                  </Name>
                  {item.note && <Note>{item.note}</Note>}
                </Words>
              </Item>
            ))}
      </List>
    </section>
  );
}

function ItemPicture({ item, kind }: { item: Recommendation; kind: RecommendationKind }) {
  if (kind === 'book') return <BookCover cover={{ title: item.title, image: item.image }} />;
  const wide = isWide(kind);
  return (
    <Plate $wide={wide}>
      {item.image === '' ? (
        <Icon name={icons[kind]} size={24} />
      ) : (
        <Picture src={item.image} alt="" width={wide ? 160 : 96} height={wide ? 90 : 96} />
      )}
    </Plate>
  );
}
