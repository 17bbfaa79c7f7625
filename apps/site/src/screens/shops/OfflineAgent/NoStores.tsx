import type { DistrictAgentPhone } from '@inkstone/api/types';

import { paths } from '../../../lib/config/paths.js';
import { Nothing } from './OfflineAgent.styles.js';

/** In a province without bookshops its agent and the online shops are the answer. */
export function NoStores({ agent }: { agent: DistrictAgentPhone | undefined }) {
  return (
    <Nothing>
      这里还没有书店。
      {agent !== undefined && (
        <>
          要买书请打给{agent.title} <a href={`tel:${agent.tel}`}>{agent.tel}</a>，或
        </>
      )}
      <a href={paths.authorizedOnlineShop.href()}>看授权网店</a>
    </Nothing>
  );
}
