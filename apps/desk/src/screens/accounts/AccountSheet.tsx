import {
  endDeskSessionsMutation,
  exportDeskAccountMutation,
  getDeskAccountQuery,
  revealDeskSecretMutation,
} from '@inkstone/api/desk';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { useToast } from '@inkstone/ui/components/Toast';
import {
  AccountSheet as Account,
  type AccountChange,
  type AccountSheetProps,
} from '@inkstone/ui/patterns/desk-drawers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { Loaded } from '../../kits/Loaded.js';
import { usePosition } from '../../kits/use-position.js';
import { saveText } from '../../kits/table/save.js';
import { RefusedNotice } from '../../kits/tray/RefusedNotice.js';
import { useUnsent } from '../../lib/use-decisions.js';
import { useDesk } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { nameOf, readerOf } from './reader.js';
import { useFound } from './use-found.js';

/** The open account. */
export function AccountSheet() {
  const { id } = useParams();
  if (id === undefined) {
    return <EmptyState title="先找一个账号" description="用手机号、姓名或身份证号；后四位也行。" />;
  }
  return (
    <>
      <RefusedNotice tray="accounts" />
      <OneAccount key={id} id={Number(id)} />
    </>
  );
}

const done: Readonly<Record<AccountChange, string>> = {
  'release-identity': '已释放身份证',
  start: '已恢复',
  stop: '已停用',
};

function OneAccount({ id }: { id: number }) {
  const { client, decisions } = useDesk();
  const toast = useToast();
  const query = useQuery(getDeskAccountQuery(client, id));
  const position = usePosition(useFound().found?.list, id, (one) => hrefOf('accounts', one.id));
  const unsent = useUnsent('accounts', String(id))?.act;
  const reveal = useMutation(revealDeskSecretMutation(client));
  const end = useMutation(endDeskSessionsMutation(client));
  const exporting = useMutation(exportDeskAccountMutation(client));
  // Only while the account is open.
  const [revealed, setRevealed] = useState<AccountSheetProps['revealed']>({});

  return (
    <Loaded query={query} gone={<EmptyState title="没有这个账号" description="可能已经注销。" />}>
      {(account) => (
        <Account
          title={nameOf(account)}
          account={readerOf(account)}
          back={{ label: '账号', href: hrefOf('accounts') }}
          // Alone where the account was opened by its address.
          position={position ?? { index: 1, count: 1 }}
          revealed={revealed}
          unsent={unsent}
          busy={end.isPending || exporting.isPending || reveal.isPending}
          onReveal={(secret, reason) =>
            reveal.mutate(
              { id, secret, reason },
              { onSuccess: ({ data }) => setRevealed((before) => ({ ...before, [secret]: data.value })) },
            )
          }
          onChange={(change, reason, tell) =>
            decisions.take({
              tray: 'accounts',
              item: String(id),
              title: nameOf(account),
              act: done[change],
              path: '/api/desk/account/change',
              body: { id, change, reason, tell: tell ? 1 : 0 },
            })
          }
          onEnd={(session) =>
            end.mutate(
              { id, ...(session !== undefined && { session }) },
              { onSuccess: ({ msg }) => toast.success(msg) },
            )
          }
          onExport={(reason) =>
            exporting.mutate(
              { id, reason },
              {
                onSuccess: ({ data }) =>
                  saveText(JSON.stringify(data, null, 2), `账号 ${String(id)} 资料.json`, 'application/json'),
              },
            )
          }
        />
      )}
    </Loaded>
  );
}
