/** Where a teacher stands with an activity (Spec B 4). */
export interface EnrolmentState {
  /** `form` to be filled in, `attachment` to be uploaded or put off, `done` with both. */
  step: 'form' | 'attachment' | 'done';
  /** Of the activity. */
  articleId: number;
  /** What the enrolment was answered with; null before, and where the address does not say it. */
  enrolmentId: number | null;
}

/** The query of thisEventRegistrationTeacher, as it comes out of an address. */
export interface EnrolmentQuery {
  id?: string | undefined;
  activityId?: string | undefined;
  article_id?: string | undefined;
  isEnrolled?: string | undefined;
  isSubmitFileUrl?: string | undefined;
}

/**
 * Reads the state out of the address (Spec B 2.1). `id` is the article and `activityId` the enrolment; in the older
 * form of the link, which has an `article_id`, that is the article and `id` the record of my activities, which is the
 * enrolment too.
 *
 * @returns null where the address names no activity
 */
export function enrolmentStateOf(query: EnrolmentQuery): EnrolmentState | null {
  const isOlder = query.article_id !== undefined;
  const articleId = idOf(isOlder ? query.article_id : query.id);
  if (articleId === null) return null;
  const enrolmentId = idOf(query.activityId) ?? (isOlder ? idOf(query.id) : null);
  if (query.isEnrolled !== 'true') return { step: 'form', articleId, enrolmentId: null };
  return { step: query.isSubmitFileUrl === 'true' ? 'done' : 'attachment', articleId, enrolmentId };
}

/** The query that keeps the state in the address; enrolmentStateOf reads it back. */
export function enrolmentQueryOf({ step, articleId, enrolmentId }: EnrolmentState) {
  return {
    id: articleId,
    ...(enrolmentId !== null && { activityId: enrolmentId }),
    isEnrolled: step !== 'form',
    isSubmitFileUrl: step === 'done',
  };
}

/** Addresses can be typed: what cannot be an id is none. */
function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
