import type { DistrictAgentPhone } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';

import { paths } from '../../../lib/config/paths.js';

export interface NoStoresProps {
  region: string | undefined;
  agent: DistrictAgentPhone | undefined;
  onClear: () => void;
}

/** Where there is no such bookshop, the agent's telephone and the online shops are the answer. */
export function NoStores({ region, agent, onClear }: NoStoresProps) {
  return (
    <EmptyState
      title="没有符合的书店"
      description={
        agent === undefined ? (
          '换一个城市或书店名称再试。'
        ) : (
          <>
            可以直接打给{agent.title} <a href={`tel:${agent.tel}`}>{agent.tel}</a>
          </>
        )
      }
      action={
        <>
          <Button onClick={onClear}>{region === undefined ? '看全部书店' : '全部地区'}</Button>
          <Button href={paths.authorizedOnlineShop.href()}>看授权网店</Button>
        </>
      }
    />
  );
}
