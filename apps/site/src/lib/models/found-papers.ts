import * as props from '@inkstone/api/props/found-papers';
import type { FoundPaper } from '@inkstone/api/types';
import type { FoundPaperItem } from '@inkstone/ui/patterns/FoundBand';

import { paths } from '../config/paths.js';

/** @param find what was sought: the paper opens at the place, with it marked */
export function toFoundPaper(paper: FoundPaper, find: string): FoundPaperItem {
  return props.toFoundPaper(paper, {
    hrefOfPlace: ({ id, page, file }) =>
      paths.topicSubjectDetails.href({ id, page, file: file === 1 ? undefined : file, find }),
  });
}
