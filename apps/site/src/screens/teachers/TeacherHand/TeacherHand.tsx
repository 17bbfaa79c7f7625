import { getTeacherCardsQuery } from '@inkstone/api/company';
import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { useSectionHead } from '../../../kits/banner/use-banner-slides.js';
import { useColumn, useColumnCount, useHubContents } from '../../../kits/hub/use-hub-contents.js';
import { useOwnShelf } from '../../../kits/hub/use-own-shelf.js';
import { useRecommended } from '../../../kits/side/use-recommended.js';
import { usePageNames } from '../../../kits/use-section.js';
import { toFeature, toInkCards, toResults } from './model.js';
import { TeacherHandView } from './TeacherHand.view.js';
import { toArticleItem } from '../../../lib/models/articles.js';

const RESULTS_TITLE = '推荐成果';

function useResults() {
  const { items } = useRecommended({ key: 'research_result', title: RESULTS_TITLE, kind: 'article' }, null);
  return items.state === 'ready' ? { ...items, data: toResults(items.data) } : items;
}

function useFeature() {
  const client = useApi();
  return toLoadable(
    useColumn('teacherHand', 1),
    ({ list: [article] }) => article && toFeature(article, client),
  );
}

/** The section for teachers (Spec B 2.1). */
export function TeacherHand() {
  const client = useApi();
  const head = useSectionHead('teacherHand');
  const cards = useQuery(getTeacherCardsQuery(client));
  const research = useColumn('research', PAGE_SIZE.teacherHandResearch);
  const results = useResults();
  const feature = useFeature();
  const contents = useHubContents({
    research: research.data?.count,
    teachingActivities: useColumnCount('teachingActivities'),
    projectAchievements: useColumnCount('projectAchievements'),
    fundingPublicWelfareProjects: useColumnCount('fundingPublicWelfareProjects'),
  });
  return (
    <TeacherHandView
      {...head}
      names={usePageNames(['research', 'projectAchievements'])}
      contents={contents}
      cards={toLoadable(cards, toInkCards)}
      research={toLoadable(research, ({ list }) => list.map((article) => toArticleItem(article, client)))}
      resultsTitle={RESULTS_TITLE}
      results={results}
      feature={feature}
      {...useOwnShelf()}
    />
  );
}
