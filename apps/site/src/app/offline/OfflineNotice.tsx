import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';

import { ErrorBoundary } from '../../lib/components/ErrorBoundary/ErrorBoundary.js';
import { preloadable } from '../../lib/preloadable.js';
import { useOnce } from '../../lib/hooks/use-once.js';
import { loadNoticeBar } from './load-notice-bar.js';
import { status, type Notice } from './status.js';

const NoticeBar = preloadable(async () => (await loadNoticeBar()).NoticeBar);

const TEXTS: Record<Notice, { text: string; actionLabel: string }> = {
  offline: { text: '当前网络不可用，打开过的内容仍可查看', actionLabel: '重试' },
  kept: { text: '暂时连接不上服务器，显示的是之前保存的内容', actionLabel: '重试' },
  update: { text: '网站已更新，刷新后使用新版本', actionLabel: '刷新' },
};

export function OfflineNotice() {
  const queryClient = useQueryClient();
  // The page of the server, and what hydrates it, show no notice.
  const notice = useSyncExternalStore(status.subscribe, status.notice, () => undefined);
  const [closed, setClosed] = useState<Notice>();
  const wanted = useOnce(notice !== undefined);
  // What was closed is shown again when it happens again.
  if (closed !== undefined && closed !== notice) setClosed(undefined);
  if (!wanted) return null;

  const shown = notice !== undefined && notice !== closed ? TEXTS[notice] : undefined;

  function act() {
    if (notice === 'update') status.refresh();
    else void queryClient.invalidateQueries();
  }

  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NoticeBar
          kind={notice === 'update' ? 'info' : 'warning'}
          actionLabel={shown?.actionLabel}
          onAction={act}
          onClose={() => setClosed(notice)}
        >
          {shown?.text}
        </NoticeBar>
      </Suspense>
    </ErrorBoundary>
  );
}
