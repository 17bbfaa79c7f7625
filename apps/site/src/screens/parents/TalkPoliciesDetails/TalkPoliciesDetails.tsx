import { paths } from '../../../config/paths.js';
import { COLUMN } from '../../../config/site.js';
import { useArticle } from '../../../kits/article/use-article.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { TalkPoliciesDetailsView } from './TalkPoliciesDetails.view.js';

/** One policy explained (Spec B 2.3). */
export function TalkPoliciesDetails() {
  const { id, page } = useArticle(paths.talkPoliciesDetails, 'talkPolicies');
  const recommended = useSideArticles({
    title: '推荐阅读',
    of: { column_id: COLUMN.talkPolicies, is_recommended: 1 },
    except: id,
  });
  return <TalkPoliciesDetailsView {...page} recommended={recommended} />;
}
