import { ResultPage, type ResultPageProps } from '../../../kits/activity/ResultPage.js';

export function WorksDisplayDetailsView(props: ResultPageProps) {
  return <ResultPage {...props} />;
}
