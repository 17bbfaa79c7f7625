import { RecommendationList } from '@inkstone/ui/patterns/RecommendationList';

import { Part } from '../../components/Part/Part.js';
import type { SideListModel } from './side-list.js';

export function SideList({ list: { title, kind, items } }: { list: SideListModel }) {
  return (
    <Part of={items}>
      {(shown) => (
        <RecommendationList title={title} kind={kind} items={shown ?? []} loading={shown === undefined} />
      )}
    </Part>
  );
}
