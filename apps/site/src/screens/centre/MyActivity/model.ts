import type { ApiClient } from '@inkstone/api';
import { participantNote } from '@inkstone/api/props/activities';
import { activityOver, dashDate, fileName, splitFiles, workReplaceable } from '@inkstone/api/rules';
import type { MyActivity } from '@inkstone/api/types';
import type { OwnActivity } from '@inkstone/ui/patterns/ActivityRow';

import { paths } from '../../../lib/config/paths.js';
import { contentHref } from '../../../lib/content-href.js';

/** A file that was handed in. */
export interface HandedIn {
  name: string;
  /** A link that expires after two hours. */
  href: string;
}

/** An activity that the owner has joined. */
export interface JoinedActivity extends OwnActivity {
  articleHref: string;
  /** The slip of a teacher's enrolment that is complete. */
  slipHref: string | undefined;
  files: readonly HandedIn[];
  /** A student's work, and not a teacher's enrolment. */
  work: boolean;
  /** A teacher's file, or another version of a student's work, can be sent. */
  open: boolean;
  /** The work was not accepted and has to be sent again. */
  rejected: boolean;
}

const STUDENTS = 2;
const REJECTED = -1;
const APPROVED = 1;

/** Spec B 8. */
export const REJECTION = '作品审核未通过，请重新上传文件！';

/** Whether a student's work was handed in, and not a teacher's enrolment. */
export function isWork({ activity_type }: Pick<MyActivity, 'activity_type'>): boolean {
  return activity_type === STUDENTS;
}

/** The work is still reviewed after the end of the activity. */
function statusOf(activity: MyActivity): OwnActivity['status'] {
  const { status, files } = activity;
  if (!isWork(activity)) {
    return files === '' ? { label: '待上传附件', tone: 'warn' } : { label: '已报名', tone: 'ok' };
  }
  if (status === REJECTED) return { label: '审核未通过', tone: 'danger' };
  return status === APPROVED ? { label: '审核通过', tone: 'ok' } : { label: '等待审核', tone: 'warn' };
}

/** @param now Unix time in ms */
export function toJoinedActivity(
  activity: MyActivity,
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
  now: number,
): JoinedActivity {
  const { id, article_id, title, image, participant, start_time, end_time, activity_type, status } = activity;
  const work = isWork(activity);
  const over = activityOver(end_time, now);
  const rejected = work && status === REJECTED;
  return {
    id,
    title,
    href: paths.myActivityDetails.href({ id }),
    articleHref: contentHref({ id: article_id, type: 4, activity_type }),
    slipHref:
      work || activity.files === ''
        ? undefined
        : paths.thisEventRegistrationTeacher.href({
            id: article_id,
            activityId: id,
            isEnrolled: true,
            isSubmitFileUrl: true,
          }),
    image: fileUrl(image),
    imageFocus: activity.image_focus,
    note: participantNote(participant),
    period: `${dashDate(start_time)} 至 ${dashDate(end_time)}`,
    status: statusOf(activity),
    over,
    files: splitFiles(activity.files).map((url) => ({ name: nameOf(url), href: fileUrl(url) })),
    work,
    open: work ? workReplaceable(status) && (!over || rejected) : activity.files === '',
    rejected,
  };
}

/** The name that the owner gave the file, which the link carries; else the last part of its path. */
function nameOf(url: string): string {
  return new URLSearchParams(url.split('?')[1]).get('name') ?? fileName(url);
}
