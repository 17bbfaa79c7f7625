import { ResultListPage, type ResultListProps } from '../../../kits/activity/ResultListPage.js';

export function ProjectAchievementsView(props: ResultListProps) {
  return <ResultListPage {...props} noun="成果" unit="项" />;
}
