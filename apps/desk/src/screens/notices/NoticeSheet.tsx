import { changeDeskNoticeMutation, getDeskNoticeQuery, listDeskNoticesQuery } from '@inkstone/api/desk';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { NoticeSent } from '@inkstone/ui/patterns/desk-drawers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { Loaded } from '../../kits/Loaded.js';
import { usePosition } from '../../kits/use-position.js';
import { RefusedNotice } from '../../kits/tray/RefusedNotice.js';
import { momentOf } from '../../lib/ages.js';
import { useDecisions } from '../../lib/use-decisions.js';
import { useDeskClient } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';
import { DraftSheet, type NoticeFrame } from './DraftSheet.js';

/** The open notice, or the one that is being written. */
export function NoticeSheet() {
  const { id } = useParams();
  const navigate = useNavigate();
  // A new notice that is kept has an id: its fields stay under it as they are, with the focus in them.
  const [opened, setOpened] = useState({ id, kept: '', turn: 0 });
  if (id !== opened.id) {
    setOpened(id === opened.kept ? { ...opened, id } : { id, kept: '', turn: opened.turn + 1 });
  }
  const { kept, turn } = opened;
  const { lostAt } = useDecisions();
  const { data: notices } = useQuery(listDeskNoticesQuery(useDeskClient()));
  const frame: NoticeFrame = {
    brand,
    isLost: lostAt !== undefined,
    position: usePosition(notices?.list, Number(id), (one) => hrefOf('notices', one.id)),
    back: { label: '通知', href: hrefOf('notices') },
  };

  const keep = (newId: number) => {
    // Whoever has left for another tray stays there: this screen is shown until the other one is loaded.
    if (window.location.hash !== hrefOf('notices', 'new')) return;
    setOpened({ ...opened, kept: String(newId) });
    void navigate(hrefOf('notices', newId).slice(1), { replace: true });
  };

  return (
    <>
      <RefusedNotice tray="notices" />
      {id === undefined ? (
        <EmptyState title="从左边选一封" description="按 N 写一封新的。" />
      ) : id === 'new' || id === kept ? (
        <DraftSheet key={turn} frame={frame} onKept={keep} />
      ) : (
        <KeptNotice key={turn} id={Number(id)} frame={frame} />
      )}
    </>
  );
}

function KeptNotice({ id, frame }: { id: number; frame: NoticeFrame }) {
  const client = useDeskClient();
  const query = useQuery(getDeskNoticeQuery(client, id));
  const change = useMutation(changeDeskNoticeMutation(client));
  return (
    <Loaded query={query} gone={<EmptyState title="这封通知不在了" description="可能是别人删去了草稿。" />}>
      {(notice) =>
        notice.status === 0 ? (
          <DraftSheet notice={notice} frame={frame} />
        ) : (
          <NoticeSent
            {...frame}
            itemId={String(id)}
            notice={{
              ...notice,
              state: notice.status === 1 ? 'scheduled' : 'sent',
              when: momentOf(notice.time),
              recipients: notice.recipient_count ?? 0,
              read: notice.read_count,
            }}
            busy={change.isPending}
            onTakeBack={() => change.mutate({ id, act: 'cancel' })}
          />
        )
      }
    </Loaded>
  );
}
