import { ResultPage, type ResultPageProps } from '../../../kits/activity/ResultPage.js';

export function ProjectAchievementsDetailsView(props: ResultPageProps) {
  return <ResultPage {...props} />;
}
