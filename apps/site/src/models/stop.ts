import { dashDate } from '@inkstone/api/rules';
import type { ArticleSummary } from '@inkstone/api/types';
import type { Stop } from '@inkstone/ui/patterns/StopList';

import { contentHref } from '../kits/content-href.js';
import { toStage } from './stage.js';

/** An article of 看流程 as a step of its procedure. */
export function toStop(article: ArticleSummary): Stop {
  const { id, column_id, title, intro, classes, classes_text = '', tags, release_time } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    intro,
    grade: classes_text,
    stage: toStage(classes),
    tags: tags.map(({ name }) => name),
    date: dashDate(release_time),
  };
}
