import { paths } from '../../../config/paths.js';
import { COLUMN } from '../../../config/site.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { TalkPoliciesDetailsView } from './TalkPoliciesDetails.view.js';

/** One policy explained (Spec B 2.3). */
export function TalkPoliciesDetails() {
  const { id, article, favourite, onShare } = useArticle(paths.talkPoliciesDetails);
  const crumbs = useCrumbs('talkPolicies');
  const recommended = useSideArticles({
    title: '推荐阅读',
    of: { column_id: COLUMN.talkPolicies, is_recommended: 1 },
    except: id,
  });
  return (
    <TalkPoliciesDetailsView
      article={article}
      favourite={favourite}
      onShare={onShare}
      crumbs={crumbs}
      recommended={recommended}
    />
  );
}
