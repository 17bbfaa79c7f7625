import { ComingPage } from '@inkstone/ui/patterns/ComingPage';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { paths } from '../../../config/paths.js';
import { useSectionTitle } from '../../../hooks/use-document-title.js';

/** The books of a stage can be found already, only their own page is missing. */
const STAGE_IDS = new Map<string, number>([
  [paths.highSchoolBooks.title, 9],
  [paths.middleSchoolBooks.title, 10],
  [paths.primarySchoolBooks.title, 7],
]);

function waysFrom(title: string) {
  const stageId = STAGE_IDS.get(title);
  return stageId === undefined
    ? [{ label: paths.addedServices.title, href: paths.addedServices.href() }]
    : [{ label: `查找${title}`, href: paths.addedServices.href({ grade_id: stageId }) }];
}

/** A route of the site whose screen is still to be built: it says so, inside the shell. */
export function Coming({ title }: { title: string }) {
  useSectionTitle(title);
  return (
    <PageColumn>
      <ComingPage title={title} homeHref={paths.home.href()} ways={waysFrom(title)} />
    </PageColumn>
  );
}
