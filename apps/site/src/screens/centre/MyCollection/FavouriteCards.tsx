import { Button } from '@inkstone/ui/components/Button';
import { IconButton } from '@inkstone/ui/components/IconButton';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { StatusTag } from '@inkstone/ui/components/StatusTag';
import type { ContentType } from '@inkstone/api/types';
import { ActivityRow, ActivityRowSkeleton } from '@inkstone/ui/patterns/ActivityRow';
import { ArticleRow } from '@inkstone/ui/patterns/ArticleRow';
import { BookCard, BookCardSkeleton } from '@inkstone/ui/patterns/BookCard';
import { CompactCourseSkeleton, CourseCard } from '@inkstone/ui/patterns/CourseCard';
import { PaperRow } from '@inkstone/ui/patterns/PaperRow';
import { Ribbon } from '@inkstone/ui/patterns/Ribbon';
import type { ReactNode } from 'react';

import type { FavouriteItem } from './model.js';
import { Beside, Covered, Entry, Grid, Pulled, Waiting, Withdrawn } from './MyCollection.styles.js';

export interface FavouriteCardsProps {
  type: ContentType;
  items: FavouriteItem[] | undefined;
  /** How many there are on a page. */
  pageSize: number;
  /** The record that is being removed. */
  busyId: number | undefined;
  onRemove: (item: FavouriteItem) => void;
}

/** Favourites of one kind: books and courses as cards, the others as rows. */
export function FavouriteCards({ type, items, pageSize, busyId, onRemove }: FavouriteCardsProps) {
  return (
    <Grid data-type={type}>
      {items === undefined
        ? Array.from({ length: pageSize }, (_, place) => (
            <Entry key={place}>
              <Placeholder type={type} />
            </Entry>
          ))
        : items.map((item) => (
            <Entry key={item.recordId}>
              <Card item={item} busy={item.recordId === busyId} onRemove={() => onRemove(item)} />
            </Entry>
          ))}
    </Grid>
  );
}

function Placeholder({ type }: { type: ContentType }): ReactNode {
  switch (type) {
    case 2:
      return <BookCardSkeleton />;
    case 4:
      return <ActivityRowSkeleton />;
    case 5:
      return <CompactCourseSkeleton />;
    case 1:
    case 3:
      return (
        <Waiting>
          <Skeleton lines={2} />
        </Waiting>
      );
  }
}

interface CardProps {
  item: FavouriteItem;
  busy: boolean;
  onRemove: () => void;
}

function Card({ item, busy, onRemove }: CardProps): ReactNode {
  const ribbon = <Ribbon itemTitle={item.title} busy={busy} onClick={onRemove} />;
  if (item.withdrawn === true) {
    return (
      <Beside>
        <Withdrawn>
          <h3>{item.title}</h3>
          <StatusTag tone="quiet">已下架</StatusTag>
        </Withdrawn>
        {ribbon}
      </Beside>
    );
  }
  switch (item.type) {
    case 1:
      return (
        <Beside>
          <PaperRow paper={item.paper} />
          {ribbon}
        </Beside>
      );
    case 2:
      return (
        <Covered>
          <BookCard book={item.book} evenTitle ribbon={busy ? 'out' : 'in'} />
          <IconButton
            icon="bookmark-filled"
            iconSize={20}
            label={`取消收藏：${item.title}`}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onRemove}
          />
        </Covered>
      );
    case 3:
      return (
        <Beside>
          <ArticleRow article={item.article} />
          {ribbon}
        </Beside>
      );
    case 4:
      return (
        <ActivityRow
          activity={item.activity}
          corner={ribbon}
          actions={
            item.activity.join === undefined ? (
              <Button size="sm" disabled>
                活动已结束
              </Button>
            ) : (
              <Button size="sm" href={item.activity.join.href}>
                {item.activity.join.label}
              </Button>
            )
          }
        />
      );
    case 5:
      return (
        <Covered>
          <CourseCard course={item.course} compact />
          <Pulled>{ribbon}</Pulled>
        </Covered>
      );
  }
}
