import type { ApiClient } from '@inkstone/api';
import { activityStatus, participantNote } from '@inkstone/api/props/activities';
import { activityOver, dashDate, favouritePage } from '@inkstone/api/rules';
import type { ArticleSummary, ContentType, Favourite } from '@inkstone/api/types';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';
import type { CatalogueBook } from '@inkstone/ui/patterns/BookCard';
import type { Course } from '@inkstone/ui/patterns/CourseCard';
import type { OwnActivity } from '@inkstone/ui/patterns/ActivityRow';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';

import { paths } from '../../../lib/config/paths.js';
import { toArticleItem, toCourse } from '../../../lib/models/articles.js';
import { toCatalogueBook, toPaper } from '../../../lib/models/catalogue.js';

/** An activity with where to join it, or to see that one has; without that it is over. */
export interface FavouriteActivity extends OwnActivity {
  join: { label: string; href: string } | undefined;
}

/** A favourite as the card of its kind shows it; of withdrawn content only the title is left. */
export type FavouriteItem = { recordId: number; contentId: number; title: string } & (
  | { type: ContentType; withdrawn: true }
  | ({ withdrawn?: false } & (
      | { type: 1; paper: Paper }
      | { type: 2; book: CatalogueBook }
      | { type: 3; article: ArticleItem }
      | { type: 4; activity: FavouriteActivity }
      | { type: 5; course: Course }
    ))
);

/** The type that an address names; papers for any other. */
export function toType(value: number | undefined): ContentType {
  return value === 2 || value === 3 || value === 4 || value === 5 ? value : 1;
}

type Files = Pick<ApiClient, 'fileUrl'>;

/** The page that a favourite article opens; home where its column has none (Spec B 2.6). */
function targetOf(type: 3 | 4 | 5, content: ArticleSummary): string {
  const page = favouritePage({ type, content });
  return page === undefined ? paths.home.href() : paths[page].href({ id: content.id });
}

/** What items are shown by, besides themselves. */
interface Circumstances {
  /** Unix time in ms. */
  now: number;
  /** Articles of the activities that the person has joined. */
  joined: ReadonlySet<number>;
}

function toActivity(
  article: ArticleSummary,
  { fileUrl }: Files,
  { now, joined }: Circumstances,
): Omit<FavouriteActivity, 'href'> {
  const { id, title, image, participant = '', start_time, end_time, release_time, activity_type } = article;
  const start = start_time ?? release_time;
  const over = end_time !== undefined && activityOver(end_time, now);
  const joins = joined.has(id)
    ? { label: '查看我的活动', href: paths.myActivity.href() }
    : activity_type === 2
      ? { label: '我要投稿', href: paths.thisEventRegistrationStudent.href({ id }) }
      : { label: '我要加入', href: paths.thisEventRegistrationTeacher.href({ id }) };
  return {
    id,
    title,
    image: fileUrl(image),
    imageFocus: article.image_focus,
    note: participantNote(participant),
    period: end_time === undefined ? '' : `${dashDate(start)} 至 ${dashDate(end_time)}`,
    status: end_time === undefined ? undefined : activityStatus({ start, end: end_time, now }),
    over,
    join: over ? undefined : joins,
  };
}

export function toFavouriteItem(
  favourite: Favourite,
  files: Files,
  circumstances: Circumstances,
): FavouriteItem {
  const { id: recordId, type, content } = favourite;
  const record = { recordId, contentId: content.id, title: content.title };
  if (favourite.is_withdrawn === 1) return { ...record, type, withdrawn: true };
  switch (type) {
    case 1:
      return { ...record, type, paper: toPaper(content) };
    case 2:
      return { ...record, type, book: toCatalogueBook(content, files) };
    case 3:
      return {
        ...record,
        type,
        article: { ...toArticleItem(content, files), href: targetOf(type, content) },
      };
    case 4:
      return {
        ...record,
        type,
        activity: { ...toActivity(content, files, circumstances), href: targetOf(type, content) },
      };
    case 5:
      return { ...record, type, course: { ...toCourse(content, files), href: targetOf(type, content) } };
  }
}
