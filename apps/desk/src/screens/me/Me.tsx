import { deskLogoutMutation } from '@inkstone/api/desk';
import { ActBar, Sheet, SheetColumns } from '@inkstone/ui/patterns/desk';
import { FactList } from '@inkstone/ui/patterns/FactList';
import { useMutation } from '@tanstack/react-query';

import { useDecisions } from '../../lib/use-decisions.js';
import { useDesk, useOperator } from '../../lib/desk.js';
import { brand } from '../../lib/publisher.js';
import { roleNames } from '../../lib/trays.js';

/** The operator's own page: what they may do, and the way out. */
export function Me() {
  const { client } = useDesk();
  const operator = useOperator();
  const { waiting } = useDecisions();
  const logout = useMutation({
    ...deskLogoutMutation(client),
    meta: { quiet: true },
    // A session that cannot be ended on the server ends there after thirty minutes.
    onSettled: () => client.session.clear(),
  });
  return (
    <Sheet
      title={operator?.name ?? ''}
      back={{ label: '一览', href: brand.homeHref }}
      acts={
        <ActBar
          acts={[
            {
              label: '离开案头',
              onSelect: () => logout.mutate(),
              busy: logout.isPending,
              disabled: waiting.length > 0,
            },
          ]}
          note={waiting.length > 0 ? `还有 ${String(waiting.length)} 件没有交上去，十秒就好。` : undefined}
        />
      }
    >
      <SheetColumns>
        <div>
          <FactList
            facts={[
              { label: '身份', value: operator?.roles.map((role) => roleNames[role]).join('、') },
              { label: '登录', value: '三十分钟不动就收起，每一件事都记下是谁办的' },
              { label: '密码与验证器', value: '忘了或丢了，请管理服务器的人重新发一次' },
            ]}
          />
        </div>
      </SheetColumns>
    </Sheet>
  );
}
