import { ResultListPage, type ResultListProps } from '../../../kits/activity/ResultListPage.js';

export function WorksDisplayView(props: ResultListProps) {
  return <ResultListPage {...props} noun="作品" unit="件" />;
}
