import { RecommendationList } from '@inkstone/ui/patterns/RecommendationList';

import { Part } from '../../lib/components/Part/Part.js';
import type { SideListModel } from './side-list.js';

interface SideListProps {
  list: SideListModel;
  /** How many items there is room for; the others are left out. */
  atMost?: number | undefined;
  /** Number of items that are shown at first; a button shows the others. */
  folded?: number;
}

export function SideList({ list: { title, kind, items }, atMost, folded }: SideListProps) {
  return (
    <Part of={items}>
      {(shown) => (
        <RecommendationList
          title={title}
          kind={kind}
          items={shown?.slice(0, atMost) ?? []}
          folded={folded}
          loading={shown === undefined}
        />
      )}
    </Part>
  );
}
