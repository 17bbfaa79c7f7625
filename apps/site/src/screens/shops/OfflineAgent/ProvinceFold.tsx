import type { DistrictAgentPhone } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { PhraseText } from '@inkstone/ui/components/PhraseText';
import { useId, type ReactNode } from 'react';

import { Agent, AgentBox, Cities, Count, Fold, Head, Name, Stores } from './ProvinceFold.styles.js';
import type { Province } from './provinces.js';
import { regionName } from './region-map.js';

export interface ProvinceFoldProps {
  province: Province;
  open: boolean;
  /** Without it the province stays as it is. */
  onToggle?: (() => void) | undefined;
  /** Its bookshops. */
  children?: ReactNode;
}

/** A province: how many bookshops it has, where, and the telephone of its agent; its bookshops once it is open. */
export function ProvinceFold({ province, open, onToggle, children }: ProvinceFoldProps) {
  const { label, count, agent } = province;
  const storesId = useId();
  return (
    <Fold $open={open}>
      <Head>
        <Name>
          {onToggle === undefined ? (
            <PhraseText text={regionName(label)} />
          ) : (
            <button type="button" aria-expanded={open} aria-controls={storesId} onClick={onToggle}>
              {regionName(label)}
            </button>
          )}
        </Name>
        <Count>
          {count !== undefined && (
            <>
              <b>{count}</b> 家
            </>
          )}
        </Count>
        <Cities>{!open && placesOf(province)}</Cities>
        {agent && <AgentPhone agent={agent} />}
        {onToggle && <Icon name="chevron-down" size={20} />}
      </Head>
      <div id={storesId}>
        {open && (
          <>
            {agent && (
              <AgentBox>
                <span>
                  {agent.title}
                  <b>{agent.tel}</b>
                </span>
                <Button
                  variant="primary"
                  href={`tel:${agent.tel}`}
                  startIcon={<Icon name="phone" size={20} />}
                  aria-label={`拨打${agent.title}`}
                >
                  拨打
                </Button>
              </AgentBox>
            )}
            <Stores>{children}</Stores>
          </>
        )}
      </div>
    </Fold>
  );
}

function placesOf({ count, cities, agent }: Province): string {
  if (count !== 0) return cities.join('、');
  return agent === undefined ? '还没有书店' : '还没有书店，请打给专员';
}

function AgentPhone({ agent: { title, tel } }: { agent: DistrictAgentPhone }) {
  return (
    <Agent>
      服务专员
      <a href={`tel:${tel}`} aria-label={`${title} ${tel}`}>
        {tel}
      </a>
    </Agent>
  );
}
