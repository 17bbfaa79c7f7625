import type { DistrictAgentPhone } from '@inkstone/api/types';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import type { ReactNode } from 'react';

import { Agent, Call, Head, Name, Number, Plain } from './OfflineAgent.styles.js';

export interface RegionHeadProps {
  /** The chosen region; `undefined` for all. */
  region: string | undefined;
  /** The text that is searched for, or ''. */
  search: string;
  /** `undefined` until it is known. */
  count: number | undefined;
  agent: DistrictAgentPhone | undefined;
  choice: ReactNode;
  onEverywhere: () => void;
}

/** Which region is shown, how many bookshops it has, and the telephone of its agent. */
export function RegionHead({ region, search, count, agent, choice, onEverywhere }: RegionHeadProps) {
  const place = region ?? '全部地区';
  return (
    <Head>
      <div>
        <Name>{place}</Name>
        <p aria-live="polite">
          {count !== undefined && `${String(count)} 家授权书店`}
          {search !== '' && `，在${place}里搜索“${search}”`}
          {search !== '' && region !== undefined && (
            <>
              {' '}
              <Plain type="button" onClick={onEverywhere}>
                改搜全部地区
              </Plain>
            </>
          )}
        </p>
      </div>
      {choice}
      {agent !== undefined && (
        <Agent>
          <span>{agent.title}</span>
          <Call>
            <Number href={`tel:${agent.tel}`}>{agent.tel}</Number>
            <CopyButton text={agent.tel} label={`复制${agent.title}的电话`} compact />
          </Call>
        </Agent>
      )}
    </Head>
  );
}
