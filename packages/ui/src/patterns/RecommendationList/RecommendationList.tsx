import { useId, type ComponentProps, type ReactNode } from 'react';

import { EmptyState } from '../../components/EmptyState/index.js';
import { Icon, type IconName } from '../../components/Icon/index.js';
import { Picture } from '../../components/Picture/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { BookCover } from '../BookCover/index.js';
import { recommendationListMessages } from './messages.zh.js';
import { Item, List, Name, Note, Plate, Thumb, Title, Way, Words } from './RecommendationList.styles.js';

export type RecommendationKind = 'book' | 'paper' | 'course' | 'article';

export interface Recommendation {
  id: number;
  title: string;
  href: string;
  /** URL of the picture, or ''. */
  image: string;
  /** One quiet line. */
  note?: string | undefined;
}

export interface RecommendationListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** 必备图书, 必练好题, 必学好课. */
  title: string;
  /** What the column holds; decides the shape of its pictures. */
  kind: RecommendationKind;
  items: readonly Recommendation[];
  loading?: boolean | undefined;
  /** How many rows the loading state draws: as many as are to come. */
  skeletonRows?: number | undefined;
  /** In place of the drawn empty state. */
  empty?: ReactNode;
}

const icons: Record<RecommendationKind, IconName> = {
  book: 'book',
  paper: 'paper',
  course: 'play',
  article: 'paper',
};

/** A side column of things to go on with. */
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
  const wide = kind === 'course';
  return (
    <section aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <Title id={titleId}>{title}</Title>
      {!loading &&
        items.length === 0 &&
        (empty ?? <EmptyState title={recommendationListMessages.empty} compact />)}
      {/* Places and items are numbered alike: without a key of its own, a place would be moved to its item. */}
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
  const wide = kind === 'course';
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
