import type { DistrictAgentPhone } from '@inkstone/api/types';

import { ProvinceFold } from './ProvinceFold.js';
import { sameRegion } from './region-map.js';

export interface OtherAgentsProps {
  /** The names of the provinces, whose agents stand beside them. */
  regions: readonly string[];
  agents: readonly DistrictAgentPhone[];
}

/** The agents of places that are no province. */
export function OtherAgents({ regions, agents }: OtherAgentsProps) {
  return agents
    .filter(({ title }) => !regions.some((label) => sameRegion(label, title)))
    .map((agent) => (
      <ProvinceFold
        key={agent.title}
        province={{ value: '', label: agent.title, count: undefined, cities: [], agent }}
        open
      />
    ));
}
