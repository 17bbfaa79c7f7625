import { saveDeskNoticeMutation } from '@inkstone/api/desk';
import type { DeskNotice } from '@inkstone/api/types';
import { emptyDraft, missingIn, type NoticeDraft } from '@inkstone/ui/patterns/desk-drawers';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useDeskClient } from '../../lib/desk.js';
import { audienceOf, draftOf } from './draft.js';

/** A draft and what the server has kept of it. @param onKept is told the id of a new one, unless it has been left */
export function useDraft(notice: DeskNotice | undefined, onKept: ((id: number) => void) | undefined) {
  const save = useMutation(saveDeskNoticeMutation(useDeskClient()));
  const [draft, setDraft] = useState(notice === undefined ? emptyDraft : draftOf(notice));
  /** `at` in seconds since 1970. */
  const [kept, setKept] = useState(notice && { id: notice.id, at: notice.time });
  const last = useRef({ id: notice?.id, sent: notice && sentOf(draftOf(notice)) });
  const running = useRef<Promise<unknown>>(Promise.resolve());

  async function keepNow(): Promise<number | undefined> {
    const audience = audienceOf(draft);
    const sent = sentOf(draft);
    if (audience === undefined || missingIn(draft) !== undefined) return undefined;
    const { id } = last.current;
    if (id !== undefined && sent === last.current.sent) return id;
    const body = { ...audience, title: draft.title, text: draft.text, ...(id !== undefined && { id }) };
    const { data } = await save.mutateAsync(body, {
      // Not called when another notice has been opened meanwhile.
      onSuccess: (answer) => {
        if (id === undefined) onKept?.(answer.data.id);
      },
    });
    last.current = { id: data.id, sent };
    setKept({ id: data.id, at: Math.floor(Date.now() / 1000) });
    return data.id;
  }

  return {
    draft,
    kept,
    change: (changed: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...changed })),
    /** One after the other: two at once would make two drafts. @returns the id; undefined if it cannot be kept */
    keep: (): Promise<number | undefined> => {
      // The mutation has told why it failed.
      const kept = running.current.then(keepNow).catch(() => undefined);
      running.current = kept;
      return kept;
    },
  };
}

/** What the server keeps: the time is said when it is sent. */
function sentOf(draft: NoticeDraft): string {
  return JSON.stringify([audienceOf(draft), draft.title, draft.text]);
}
