import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { ArticleSummary, TeacherCard } from '@inkstone/api/types';
import type { InkCard } from '@inkstone/ui/patterns/InkTriptych';
import type { NumberedItem } from '@inkstone/ui/patterns/NumberedList';
import type { Feature } from '@inkstone/ui/patterns/PlateFeature';
import type { Recommendation } from '@inkstone/ui/patterns/RecommendationList';

import { safeHref } from '../../../lib/targets.js';
import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** A card whose link may not be opened stays, without the link. */
export function toInkCards(cards: readonly TeacherCard[]): InkCard[] {
  return cards.map(({ title, descr, url, button_text }) => ({
    title,
    descr,
    href: safeHref(url),
    action: button_text,
  }));
}

/** Recommended results open as works, whatever their column (Spec B 2.1). */
export function toResults(items: readonly Recommendation[]): NumberedItem[] {
  return items.slice(0, PAGE_SIZE.teacherHandResults).map(({ id, title, note }) => ({
    id,
    title,
    note,
    href: paths.worksDisplayDetails.href({ id }),
  }));
}

/** The newest article of the cooperation platform. */
export function toFeature(article: ArticleSummary, { fileUrl }: Files): Feature {
  const { id, title, intro, image, image_focus, source, release_time } = article;
  return {
    title,
    href: paths.cooperatePlate.href({ id }),
    intro,
    image: fileUrl(image),
    imageFocus: image_focus,
    source,
    date: dashDate(release_time),
  };
}
