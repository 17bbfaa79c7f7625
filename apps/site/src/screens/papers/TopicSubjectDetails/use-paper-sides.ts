import { listPapersQuery } from '@inkstone/api/papers';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import type { Paper } from '@inkstone/api/types';
import type { NumberedItem } from '@inkstone/ui/patterns/NumberedList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable, type Loadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { useWhatGoesWith } from '../../../kits/side/use-recommended.js';
import { toPaper } from '../../../lib/models/catalogue.js';

export interface PaperSides {
  hot: Loadable<NumberedItem[]>;
  /** 必备图书, 必练好题 and 必学好课. */
  recommended: readonly SideListModel[];
}

/** What a reader may go on with after a paper. Each list loads, and fails, by itself. */
export function usePaperSides(paperId: number, paper: Paper | undefined): PaperSides {
  const client = useApi();
  const hot = useQuery(
    quietly(listPapersQuery(client, { is_hot: 1, page: 1, psize: PAGE_SIZE.recommendations })),
  );
  const recommended = useWhatGoesWith(
    paper && { type: favouriteType.paper, id: paperId, words: [paper.subject_name, paper.grade_name] },
  );
  return {
    hot: toLoadable(hot, ({ list }) =>
      list
        .filter(({ id }) => id !== paperId)
        .slice(0, PAGE_SIZE.sideList)
        .map((paper) => {
          const { id, title, href, meta } = toPaper(paper);
          return { id, title, href, note: meta.slice(0, 2) };
        }),
    ),
    recommended,
  };
}
