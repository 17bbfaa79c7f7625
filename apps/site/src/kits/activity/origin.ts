import type { Article } from '@inkstone/api/types';

import { contentHref } from '../../lib/content-href.js';

/** The activity that a result or a work came of. */
export interface Origin {
  /** For whom the activity was: 教师活动. */
  kind: string;
  title: string;
  href: string;
}

const KINDS = { 1: '教师活动', 2: '学生活动' } as const;

export function toOrigin(article: Article | undefined): Origin | undefined {
  const activity = article?.activity;
  if (activity === undefined) return undefined;
  const { id, title, column_id, activity_type } = activity;
  return { kind: KINDS[activity_type], title, href: contentHref({ id, column_id }) };
}
