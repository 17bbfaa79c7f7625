import { isApiError } from '@inkstone/api';
import { getDeskItemQuery } from '@inkstone/api/desk';
import type { DeskItem } from '@inkstone/api/types';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Sheet } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useDeskClient } from '../../lib/desk.js';
import { trayOf } from '../../lib/trays.js';
import { Loaded } from '../Loaded.js';
import { AllDone } from './AllDone.js';
import { RefusedNotice } from './RefusedNotice.js';
import type { OpenTray } from './use-tray.js';

export interface TraySheetProps {
  tray: OpenTray;
  children: (item: DeskItem) => ReactNode;
}

/** The open item of a tray, or what stands there instead: nothing chosen, all done, gone, failed. */
export function TraySheet({ tray, children }: TraySheetProps) {
  const client = useDeskClient();
  const id = Number(tray.id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({
    ...getDeskItemQuery(client, trayOf(tray.tray).tray, id),
    enabled: isId,
    meta: { personal: true, quiet: true },
  });

  if (tray.id === undefined) {
    return tray.items?.length === 0 && !tray.isNarrowed ? (
      <AllDone tray={tray.tray} />
    ) : (
      <EmptyState title="从左边选一件" description="按 J、K 上下换，办完一件自动打开下一件。" />
    );
  }
  if (!isId || (isApiError(query.error) && query.error.code === 404)) {
    return (
      <Sheet title="这一件不在了" back={tray.frame.back}>
        <EmptyState title="没有这个编号" description="可能是本人撤回了，或者账号已经注销。" />
      </Sheet>
    );
  }
  const item = tray.id;
  return (
    <Loaded query={query}>
      {(data) => (
        <>
          <RefusedNotice
            tray={tray.tray}
            item={item}
            now={{ who: data.approver, what: data.status_name, detail: data.note }}
            onNext={tray.frame.position?.onNext}
          />
          {children(data)}
        </>
      )}
    </Loaded>
  );
}
