/** The state of a teacher's enrolment in an activity (Spec B 4). */
export interface EnrolmentState {
  /** `form`: not enrolled yet. `attachment`: enrolled, the attachment is missing. `done`: complete. */
  step: 'form' | 'attachment' | 'done';
  /** Id of the activity. */
  articleId: number;
  /** Id of the enrolment; null before it, and if the address does not have it. */
  enrolmentId: number | null;
}

/** The query parameters of the route thisEventRegistrationTeacher. */
export interface EnrolmentQuery {
  id?: string | undefined;
  activityId?: string | undefined;
  article_id?: string | undefined;
  isEnrolled?: string | undefined;
  isSubmitFileUrl?: string | undefined;
}

/**
 * Reads the state from the query (Spec B 2.1). `id` is the article and `activityId` the enrolment. In older links,
 * which have an `article_id`, that is the article and `id` is the record in 我的活动, which is the enrolment as well.
 *
 * @returns null if the query names no activity
 */
export function enrolmentStateOf(query: EnrolmentQuery): EnrolmentState | null {
  const isOlder = query.article_id !== undefined;
  const articleId = idOf(isOlder ? query.article_id : query.id);
  if (articleId === null) return null;
  const enrolmentId = idOf(query.activityId) ?? (isOlder ? idOf(query.id) : null);
  if (query.isEnrolled !== 'true') return { step: 'form', articleId, enrolmentId: null };
  return { step: query.isSubmitFileUrl === 'true' ? 'done' : 'attachment', articleId, enrolmentId };
}

/** The query for a state; the inverse of `enrolmentStateOf`. */
export function enrolmentQueryOf({ step, articleId, enrolmentId }: EnrolmentState) {
  return {
    id: articleId,
    ...(enrolmentId !== null && { activityId: enrolmentId }),
    isEnrolled: step !== 'form',
    isSubmitFileUrl: step === 'done',
  };
}

/** Returns null for anything but an id, because addresses can be edited. */
function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
