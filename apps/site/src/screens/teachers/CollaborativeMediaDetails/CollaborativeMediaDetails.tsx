import { paths } from '../../../lib/config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { CollaborativeMediaDetailsView } from './CollaborativeMediaDetails.view.js';

/** An article of media that cooperate (Spec B 2.1). */
export function CollaborativeMediaDetails() {
  const { page } = useArticle(paths.collaborativeMediaDetails, 'teacherHand');
  // The media have no list of their own: the way back is the section's page.
  const media = { label: paths.collaborativeMediaDetails.title, href: paths.teacherHand.href() };
  const crumbs = [...page.crumbs.slice(0, -1), media, ...page.crumbs.slice(-1)];
  return <CollaborativeMediaDetailsView {...page} crumbs={crumbs} />;
}
