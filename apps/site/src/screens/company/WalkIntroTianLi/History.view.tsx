import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { Timeline, type TimelineEntry } from '@inkstone/ui/patterns/Timeline';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';

/** The history of the company (Spec B 2.5). */
export function HistoryView({ history }: { history: Loadable<TimelineEntry[]> }) {
  return (
    <Part of={history}>
      {(entries) => {
        if (entries === undefined) return <Skeleton lines={16} aria-busy="true" />;
        if (entries.length === 0) return <EmptyState title="暂无发展历程" />;
        return <Timeline entries={entries} seal={PUBLISHER.seal} />;
      }}
    </Part>
  );
}
