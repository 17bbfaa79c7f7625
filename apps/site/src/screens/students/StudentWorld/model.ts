import type { ApiClient } from '@inkstone/api';
import { activityCountdown } from '@inkstone/api/props/activities';
import { gradeAndSubject } from '@inkstone/api/props/articles';
import { toStage } from '@inkstone/api/props/stages';
import type { ArticleSummary } from '@inkstone/api/types';
import type { Brief } from '@inkstone/ui/patterns/BriefList';
import type { Course } from '@inkstone/ui/patterns/CourseCard';
import type { Deadline, DeadlineActivity } from '@inkstone/ui/patterns/DeadlineCard';

import { contentHref } from '../../../lib/content-href.js';
import { toCourse } from '../../../lib/models/articles.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** An article of 知识干货, with its grade and subject in the colour of the stage. */
export function toKnowledge(article: ArticleSummary): Brief {
  const { id, column_id, title, intro, classes } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    note: intro,
    tag: gradeAndSubject(article),
    stage: toStage(classes),
  };
}

/** A work, with those who made it or, where they are not named, where it comes from. */
export function toWork(article: ArticleSummary, { fileUrl }: Files): Brief {
  const { id, column_id, title, image, image_focus, source, author } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    note: author || source,
    image: fileUrl(image),
    imageFocus: image_focus,
  };
}

function deadlineOf({ start_time = 0, end_time }: ArticleSummary, now: number): Deadline {
  if (end_time === undefined) return { kind: 'always' };
  const left = activityCountdown({ start: start_time, end: end_time, now });
  return left === undefined ? { kind: 'over' } : { kind: 'left', value: left.value, unit: left.unit };
}

/** @param now Unix time in ms */
export function toDeadlineActivity(
  article: ArticleSummary,
  { fileUrl }: Files,
  now: number,
): DeadlineActivity {
  const { id, column_id, title, image, image_focus, participant = '' } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    image: fileUrl(image),
    imageFocus: image_focus,
    note: participant,
    deadline: deadlineOf(article, now),
  };
}

/** A course with its grade alone, which a compact card shows as a tag. */
export function toTaggedCourse(article: ArticleSummary, client: Files): Course {
  return { ...toCourse(article, client), meta: [article.classes_text ?? ''] };
}
