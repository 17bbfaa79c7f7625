import type { ApiClient } from '@inkstone/api';
import { durationText, dashDate } from '@inkstone/api/rules';
import type { ArticleSummary } from '@inkstone/api/types';
import type { Replay } from '@inkstone/ui/patterns/ReplayList';

import { contentHref } from '../../../lib/content-href.js';

type Files = Pick<ApiClient, 'fileUrl'>;

/** Beside the pencil line there is room for so many characters of a tag. */
const ROOM = 4;

/** Title and subtitle of the project: 好题目是怎样长出来的：命题公开课. */
export function splitTitle(text: string): { title: string; subtitle: string } {
  const [, title = text, subtitle = ''] = /^([^：:]+)[：:](.+)$/su.exec(text) ?? [];
  return { title, subtitle };
}

function toReplay(article: ArticleSummary, place: number, { fileUrl }: Files): Replay {
  const { id, title, intro, author, tags, classes_text = '', subject_text = '', duration = 0 } = article;
  const number = `第 ${String(place)} 场`;
  // The step that the lecture is about, if the first tag can be it.
  const step = tags[0]?.name ?? '';
  const hasStep = step !== '' && Array.from(step).length <= ROOM;
  return {
    id,
    mark: hasStep ? step : number,
    note: hasStep ? number : '',
    title,
    text: intro,
    meta: [author, classes_text, subject_text],
    day: dashDate(article.release_time),
    image: fileUrl(article.image),
    imageFocus: article.image_focus,
    duration: durationText(duration),
    plays: article.play_number ?? 0,
    answers: [],
  };
}

/**
 * The lectures, oldest first. Articles without a film are written answers: they belong to the lecture before them, and
 * are left out where there is none.
 */
export function toReplays(articles: readonly ArticleSummary[], files: Files): Replay[] {
  const byTime = [...articles].sort((a, b) => a.release_time - b.release_time);
  const replays: Replay[] = [];
  for (const article of byTime) {
    const lecture = replays.at(-1);
    if (article.duration !== undefined) replays.push(toReplay(article, replays.length + 1, files));
    else if (lecture !== undefined) {
      const { id, column_id, title } = article;
      const answer = { id, title, href: contentHref({ id, column_id }) };
      replays[replays.length - 1] = { ...lecture, answers: [...lecture.answers, answer] };
    }
  }
  return replays;
}
