import { paths } from '../../../config/paths.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { CollaborativeMediaDetailsView } from './CollaborativeMediaDetails.view.js';

/** An article of media that cooperate (Spec B 2.1). */
export function CollaborativeMediaDetails() {
  const { article, favourite, onShare } = useArticle(paths.collaborativeMediaDetails);
  const section = useCrumbs('teacherHand');
  // The media have no list of their own: the way back is the section's page.
  const media = { label: paths.collaborativeMediaDetails.title, href: paths.teacherHand.href() };
  const crumbs = [...section.slice(0, -1), media, ...section.slice(-1)];
  return (
    <CollaborativeMediaDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      crumbs={crumbs}
    />
  );
}
