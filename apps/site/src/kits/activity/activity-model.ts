import {
  activityCountdown,
  activityFacts,
  activityPeriod,
  activityStatus,
} from '@inkstone/api/props/activities';
import { activityOver } from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';
import type { EnrolmentSlipProps } from '@inkstone/ui/patterns/EnrolmentSlip';
import type { NumberedItem } from '@inkstone/ui/patterns/NumberedList';

import { paths } from '../../lib/config/paths.js';
import type { ArticlePageModel } from '../article/article-model.js';
import type { Enrolment } from './use-enrol.js';

/** The one main action of an activity's page. */
export type ActivityAction =
  | { kind: 'join'; label: string; welcome: boolean; refusal: string; onJoin: () => void }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'over'; label: string };

export type ActivitySlip = Pick<
  EnrolmentSlipProps,
  'title' | 'status' | 'countdown' | 'period' | 'facts' | 'steps' | 'stamp'
>;

export interface ActivityModel {
  slip: ActivitySlip;
  action: ActivityAction;
}

/** What the page of an activity gets from its data part. */
export interface ActivityPageModel extends ArticlePageModel {
  /** `undefined` for an article that cannot be joined. */
  activity: ActivityModel | undefined;
  /** What has come of it, newest first. */
  results: readonly NumberedItem[];
}

/** What to do next for somebody who has enrolled. */
function nextOf(activity: Article): { action: ActivityAction; status: ActivitySlip['status'] } {
  const { application, activity_type, id } = activity;
  const hasFile = application?.has_files === 1;
  if (activity_type === 1 && application !== undefined && !hasFile) {
    return {
      action: {
        kind: 'link',
        label: '上传附件',
        href: paths.thisEventRegistrationTeacher.href({
          id,
          activityId: application.id,
          isEnrolled: true,
          isSubmitFileUrl: false,
        }),
      },
      status: { label: '已报名，待上传附件', tone: 'warn' },
    };
  }
  const action: ActivityAction = { kind: 'link', label: '查看我的活动', href: paths.myActivity.href() };
  const rejected = application?.status === -1;
  return {
    action,
    status: rejected ? { label: '作品未通过', tone: 'danger' } : { label: '已报名', tone: 'ok' },
  };
}

/**
 * The slip of an activity without what this person does there. An article without an end is open until the
 * end of time.
 *
 * @param now Unix time in ms
 */
export function toActivitySlip(activity: Article, now: number): ActivitySlip {
  const { start_time, end_time, release_time } = activity;
  const title = '报名签';
  const facts = activityFacts(activity);
  if (end_time === undefined) return { title, status: { label: '报名中', tone: 'ok' }, facts };
  const times = { start: start_time ?? release_time, end: end_time, now };
  return {
    title,
    status: activityStatus(times),
    countdown: activityCountdown(times),
    period: activityPeriod(times),
    facts,
  };
}

/**
 * An activity as its slip and its button show it; `undefined` for an article that cannot be joined.
 *
 * @param now Unix time in ms
 */
export function toActivityModel(
  activity: Article,
  { audience, welcome, onJoin }: Enrolment,
  now: number,
): ActivityModel | undefined {
  const { end_time, application } = activity;
  if (end_time === undefined) return undefined;
  const slip = toActivitySlip(activity, now);
  if (activityOver(end_time, now)) {
    const stamp = application === undefined ? '已结束' : '已报名';
    return { slip: { ...slip, stamp }, action: { kind: 'over', label: '活动已结束' } };
  }
  if (application !== undefined) {
    const { action, status } = nextOf(activity);
    return { slip: { ...slip, status, stamp: '已报名' }, action };
  }
  return {
    slip: { ...slip, steps: audience.steps },
    action: { kind: 'join', label: audience.join, refusal: audience.refusal, welcome, onJoin },
  };
}
