import { getArticleQuery } from '@inkstone/api/articles';
import { useApi, useSession } from '@inkstone/api/react';
import { activityOver } from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';

import type { Route } from '../../lib/config/route.js';
import { useNow } from '../../lib/hooks/use-now.js';
import { contentHref } from '../../lib/content-href.js';
import { useDetail, type Detail } from '../detail/use-detail.js';
import { toActivitySlip, type ActivitySlip } from './activity-model.js';
import { audienceOf } from './use-enrol.js';

/** The activity that somebody enrols in. */
export interface EnrolActivity {
  title: string;
  /** Back to its page. */
  href: string;
  slip: ActivitySlip;
  /** The last moment, in seconds; `undefined` for an activity without an end. */
  end: number | undefined;
  /** What this person has sent already. */
  application: Article['application'];
  /** Why this person cannot enrol: the role, or the end. */
  closed: string | undefined;
}

interface EnrolPageOptions {
  /** The activity; `undefined` where the address names none. */
  id: number | undefined;
  /** The person has enrolled already, so the end closes nothing. */
  enrolled: boolean;
}

/** The activity of a page for enrolment. */
export function useEnrolPage(
  route: Route<{ id: string | number }>,
  { id, enrolled }: EnrolPageOptions,
): Detail<EnrolActivity> {
  const client = useApi();
  const user = useSession();
  const { item, show } = useDetail(route, {
    read: (articleId) => getArticleQuery(client, articleId),
    id: { value: id },
  });
  const end = item?.end_time;
  const now = useNow(end === undefined ? undefined : end * 1000);

  function closedFor(role: number): string | undefined {
    const { role: wanted, refusal, again } = audienceOf(item);
    if (role !== wanted) return refusal;
    if (again !== undefined && item?.application !== undefined) return again;
    return !enrolled && end !== undefined && activityOver(end, now) ? '活动已结束' : undefined;
  }

  return show((article) => {
    return {
      title: article.title,
      href: contentHref({ id: article.id, column_id: article.column_id }),
      slip: toActivitySlip(article, now),
      end,
      application: article.application,
      closed: user === null ? undefined : closedFor(user.user_role),
    };
  });
}
