import type { ApiClient } from '@inkstone/api';
import { gradeAndSubject } from '@inkstone/api/props/articles';
import { dashDate, durationText } from '@inkstone/api/rules';
import type { Article, ArticleSummary } from '@inkstone/api/types';
import type { Lesson } from '@inkstone/ui/patterns/LessonRoom';

import { toCourse } from '../../../lib/models/articles.js';

export interface LessonFact {
  label: string;
  value: string;
}

/** A course as its page shows it. */
export interface CourseModel {
  title: string;
  intro: string;
  poster: string;
  /** URL of the film; `undefined` for a visitor. */
  film: string | undefined;
  /** There is a film, which a login would show. */
  locked: boolean;
  /** What is counted and measured. */
  figures: LessonFact[];
  /** Grade and subject, teacher and length on one line. */
  line: string;
  teacher: string;
  /** For whom it is, and where it comes from. */
  facts: LessonFact[];
  tags: readonly string[];
  /** Sanitised HTML. */
  html: string;
}

type Urls = Pick<ApiClient, 'fileUrl'>;

export function toCourseModel(article: Article, html: string, { fileUrl }: Urls): CourseModel {
  const { title, intro, image, author, source, release_time, video_url, has_video } = article;
  const { duration = 0, play_number = 0, tags } = article;
  const length = durationText(duration);
  const suits = gradeAndSubject(article);
  const figures = [
    { label: '播放', value: `${play_number.toLocaleString('zh-CN')} 次` },
    { label: '时长', value: length },
  ];
  const facts = [
    { label: '适合', value: suits },
    { label: '来源', value: source },
    { label: '发布', value: dashDate(release_time) },
  ];
  return {
    title,
    intro,
    poster: fileUrl(image),
    film: video_url === '' ? undefined : fileUrl(video_url),
    locked: video_url === '' && has_video === 1,
    figures: figures.filter(({ value }) => value !== ''),
    line: [suits, author, length].filter((part) => part !== '').join(' · '),
    teacher: author,
    facts: facts.filter(({ value }) => value !== ''),
    tags: tags.map(({ name }) => name),
    html,
  };
}

/** Another course, in the list beside the film. */
export function toLesson(article: ArticleSummary, urls: Urls): Lesson {
  const { id, title, href, image, duration } = toCourse(article, urls);
  return { id, title, href, image, duration, note: gradeAndSubject(article) };
}
