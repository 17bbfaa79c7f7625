import { dashDate } from '../rules/dates.js';
import { durationText } from '../rules/durations.js';
import type { ArticleSummary } from '../types.js';
import { rowStatus } from './activities.js';
import type { Links } from './links.js';
import { toStage } from './stages.js';

/** An article as a row of `ArticleList` shows it. */
export function toArticleItem(article: ArticleSummary, { fileUrl, hrefOf }: Links) {
  const { id, column_id, title, intro, image, image_focus, source, author, release_time } = article;
  return {
    id,
    title,
    href: hrefOf({ id, column_id }),
    intro,
    image: fileUrl(image),
    imageFocus: image_focus,
    date: dashDate(release_time),
    meta: [source, author],
    status: rowStatus(article, Date.now()),
  };
}

/** Grade and subject in one phrase: 高三 数学. */
export function gradeAndSubject({ classes_text = '', subject_text = '' }: ArticleSummary): string {
  return [classes_text, subject_text].filter((word) => word !== '').join(' ');
}

/** An online course as `CourseCard` shows it. */
export function toCourse(article: ArticleSummary, { fileUrl, hrefOf }: Links) {
  const {
    id,
    column_id,
    title,
    intro,
    image,
    image_focus,
    author,
    duration = 0,
    play_number = 0,
    classes,
  } = article;
  return {
    id,
    title,
    href: hrefOf({ id, column_id }),
    image: fileUrl(image),
    imageFocus: image_focus,
    duration: durationText(duration),
    intro,
    meta: [gradeAndSubject(article), author],
    plays: play_number,
    stage: toStage(classes),
  };
}

/** An article of 看流程 as a step of its procedure, for `StopList`. */
export function toStop(article: ArticleSummary, { hrefOf }: Pick<Links, 'hrefOf'>) {
  const { id, column_id, title, intro, classes, classes_text = '', tags, release_time } = article;
  return {
    id,
    title,
    href: hrefOf({ id, column_id }),
    intro,
    grade: classes_text,
    stage: toStage(classes),
    tags: tags.map(({ name }) => name),
    date: dashDate(release_time),
  };
}
