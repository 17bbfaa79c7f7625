import { ConnectionBar, HeldList } from '@inkstone/ui/patterns/desk';

import { timeOf } from '../lib/ages.js';
import { useDecisions } from '../lib/use-decisions.js';
import { useDesk } from '../lib/desk.js';

/** The server cannot be reached: since when, and what waits on this computer. */
export function LostNotice() {
  const { decisions, queryClient } = useDesk();
  const { waiting, lostAt } = useDecisions();
  return (
    <>
      <ConnectionBar
        since={lostAt === undefined ? undefined : timeOf(lostAt / 1000)}
        onRetry={() => {
          decisions.retry();
          void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
        }}
      />
      {waiting.length > 0 && (
        <HeldList
          decisions={waiting.map(({ id, title, act }) => ({ id, name: title, text: act }))}
          onTakeBack={decisions.takeBack}
          dead="发通知与发布内容要连着才能做"
        />
      )}
    </>
  );
}
