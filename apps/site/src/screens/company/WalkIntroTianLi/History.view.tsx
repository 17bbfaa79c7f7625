import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Picture } from '@inkstone/ui/components/Picture';
import { Seal } from '@inkstone/ui/components/Seal';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import { SITE_SEAL } from '../../../config/site.js';
import type { Loadable } from '../../../app/loadable.js';
import { Part } from '../../../components/Part/Part.js';
import { Entry, Stroke, Timeline, Words, Year } from './History.styles.js';
import type { HistoryModel } from './model.js';

/** The history as one brush stroke that grows from entry to entry and ends in the seal. */
export function HistoryView({ history }: { history: Loadable<HistoryModel[]> }) {
  return (
    <Part of={history}>
      {(entries) => {
        if (entries === undefined) return <Skeleton lines={16} aria-busy="true" />;
        if (entries.length === 0) return <EmptyState title="暂无发展历程" />;
        return (
          <Timeline>
            {entries.map(({ year, title, intro, image, gap }, index) => {
              const last = index === entries.length - 1;
              return (
                <Entry key={`${year}${title}`} $gap={gap}>
                  <Year data-last={last || undefined}>{year}</Year>
                  <Stroke
                    $share={index / entries.length}
                    $step={1 / entries.length}
                    data-last={last || undefined}
                  >
                    {last && <Seal characters={SITE_SEAL} />}
                  </Stroke>
                  <Words>
                    <h2>{title}</h2>
                    <p>{intro}</p>
                  </Words>
                  <Picture src={image} alt="" width={300} height={180} />
                </Entry>
              );
            })}
          </Timeline>
        );
      }}
    </Part>
  );
}
