import { Chip } from '@inkstone/ui/components/Chip';
import { LinkMore } from '@inkstone/ui/components/LinkMore';

import { Origin as Line } from './ActivityPage.styles.js';
import type { Origin } from './origin.js';

/** Says below the head of a result which activity it came of. */
export function ActivityOrigin({ origin: { kind, title, href } }: { origin: Origin }) {
  return (
    <Line>
      <Chip>{kind}</Chip>
      <LinkMore href={href}>{title}</LinkMore>
    </Line>
  );
}
