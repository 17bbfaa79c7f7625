import type { CountDeskNoticeParams } from '@inkstone/api/desk';
import type { DeskNotice } from '@inkstone/api/types';
import { emptyDraft, missingIn, type NoticeDraft } from '@inkstone/ui/patterns/desk-drawers';

export function draftOf(notice: DeskNotice): NoticeDraft {
  const { audience, account, role, article_id, statuses, title, text } = notice;
  return {
    ...emptyDraft,
    audience,
    account,
    title,
    text,
    ...(role !== null && { role }),
    ...(article_id !== null && { article: String(article_id), statuses: statuses.join() }),
  };
}

/** Whom it is for, as the server wants it; undefined while that is not said. */
export function audienceOf(draft: NoticeDraft): CountDeskNoticeParams | undefined {
  if (missingIn(draft) === 'recipients') return undefined;
  const { audience, role, account, article } = draft;
  const statuses = draft.statuses.split(',').map((status) => (status === '1' ? 1 : 0));
  switch (audience) {
    case 'all':
      return { audience };
    case 'role':
      return { audience, role };
    case 'person':
      return { audience, account: account.trim() };
    case 'activity':
      return { audience, article_id: Number(article), statuses };
  }
}
