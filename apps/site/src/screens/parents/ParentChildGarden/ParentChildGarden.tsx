import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { ParentChildGardenView } from './ParentChildGarden.view.js';

/** Articles about living with a child (Spec B 2.3). */
export function ParentChildGarden() {
  return <ParentChildGardenView {...useArticleList('parentChildGarden', paths.parentChildGarden)} />;
}
