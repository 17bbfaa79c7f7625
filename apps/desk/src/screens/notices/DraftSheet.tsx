import { isApiError } from '@inkstone/api';
import { changeDeskNoticeMutation, countDeskNoticeQuery, listDeskNoticesQuery } from '@inkstone/api/desk';
import type { DeskNotice } from '@inkstone/api/types';
import { formatCount } from '@inkstone/ui/format';
import { NoticeEditor, type NoticeEditorProps } from '@inkstone/ui/patterns/desk-drawers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { momentOf } from '../../lib/ages.js';
import { useDesk } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { audienceOf } from './draft.js';
import { useDraft } from './use-draft.js';

/** What the sheets of drafts and of other notices have in common. */
export type NoticeFrame = Pick<NoticeEditorProps, 'back' | 'brand' | 'isLost' | 'position'>;

export interface DraftSheetProps {
  frame: NoticeFrame;
  /** Undefined for a new one. */
  notice?: DeskNotice;
  /** A new one has this id now. */
  onKept?: (id: number) => void;
}

/** The draft that is open. It is kept whenever a field is left. */
export function DraftSheet({ notice, frame, onKept }: DraftSheetProps) {
  const { client, decisions } = useDesk();
  const navigate = useNavigate();
  const { draft, kept, change, keep } = useDraft(notice, onKept);
  const [isSending, setIsSending] = useState(false);
  const { data: notices } = useQuery(listDeskNoticesQuery(client));
  const audience = audienceOf(draft);
  const counted = useQuery({
    ...countDeskNoticeQuery(client, audience ?? { audience: 'all' }),
    enabled: audience !== undefined,
    meta: { quiet: true },
  });
  const remove = useMutation(changeDeskNoticeMutation(client));
  const toList = () => void navigate(hrefOf('notices').slice(1));
  const recipients = audience === undefined ? undefined : counted.data;

  // A press on the button leaves the field first, so that the draft is being kept when it arrives: it must count then too.
  async function send() {
    setIsSending(true);
    const id = await keep();
    setIsSending(false);
    if (id === undefined || recipients === undefined) return;
    const { count } = recipients;
    decisions.take({
      tray: 'notices',
      item: String(id),
      title: draft.title,
      act: `发给 ${formatCount(count)} 人`,
      path: '/api/desk/schedule_notice',
      body: {
        id,
        expected_count: count,
        ...(draft.time !== '' && { send_time: Date.parse(`${draft.time}:00+08:00`) / 1000 }),
      },
    });
    toList();
  }

  return (
    <NoticeEditor
      {...frame}
      kept={kept && momentOf(kept.at)}
      failure={notice?.failure ?? ''}
      draft={draft}
      activities={notices?.activities ?? []}
      recipients={recipients && { ...recipients, leftOut: recipients.left_out }}
      unknown={isApiError(counted.error) && counted.error.code === 400 ? counted.error.message : undefined}
      busy={isSending || remove.isPending}
      onChange={change}
      onKeep={() => void keep()}
      onSend={() => void send()}
      onDelete={() => {
        if (kept !== undefined) remove.mutate({ id: kept.id, act: 'delete' }, { onSuccess: toList });
      }}
    />
  );
}
