import { NumberedList } from '@inkstone/ui/patterns/NumberedList';

import { Part } from '../../../lib/components/Part/Part.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { SideList } from '../../../kits/side/SideList.js';
import { Others } from './TopicSubjectDetails.styles.js';
import type { PaperSides } from './use-paper-sides.js';

/** The hot papers and the recommendations, four of each (Spec A 9). */
export function PaperOthers({ sides: { hot, recommended } }: { sides: PaperSides }) {
  return (
    <Others aria-label="更多资源">
      <Part of={hot}>
        {(items) => <NumberedList title="热门资源" items={items ?? []} loading={items === undefined} />}
      </Part>
      {recommended.map((list) => (
        <SideList key={list.title} list={list} atMost={PAGE_SIZE.sideList} />
      ))}
    </Others>
  );
}
