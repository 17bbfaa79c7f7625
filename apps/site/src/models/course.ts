import type { ApiClient } from '@inkstone/api';
import { durationText } from '@inkstone/api/rules';
import type { ArticleSummary } from '@inkstone/api/types';
import type { Course } from '@inkstone/ui/patterns/CourseCard';

import { contentHref } from '../kits/content-href.js';
import { toStage } from './stage.js';

/** Grade and subject in one phrase: 高三 数学. */
export function gradeAndSubject({ classes_text = '', subject_text = '' }: ArticleSummary): string {
  return [classes_text, subject_text].filter((word) => word !== '').join(' ');
}

/** An online course as its card shows it. */
export function toCourse(article: ArticleSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): Course {
  const { id, column_id, title, intro, image, author, duration = 0, play_number = 0, classes } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    image: fileUrl(image),
    duration: durationText(duration),
    intro,
    meta: [gradeAndSubject(article), author],
    plays: play_number,
    stage: toStage(classes),
  };
}
