import { paths } from '../../../lib/config/paths.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { ResearchView } from './Research.view.js';

/** Projects of research (Spec B 2.1). */
export function Research() {
  return <ResearchView {...useArticleList('research', paths.research)} />;
}
