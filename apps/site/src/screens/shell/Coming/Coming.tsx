import { STAGES } from '@inkstone/api/rules';
import { ComingPage } from '@inkstone/ui/patterns/ComingPage';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { paths, type PathName } from '../../../config/paths.js';
import { useSectionTitle } from '../../../kits/use-section.js';

/** The books of a stage can be found already; only their own page is missing. */
function wayFrom(name: PathName, title: string) {
  const stage = STAGES.find(({ booksPage }) => booksPage === name);
  return stage === undefined
    ? { label: paths.addedServices.title, href: paths.addedServices.href() }
    : { label: `查找${title}`, href: paths.addedServices.href({ grade_id: stage.id }) };
}

/** A route of the site whose screen is not built yet. */
export function Coming({ name }: { name: PathName }) {
  const title = useSectionTitle(name);
  return (
    <PageColumn>
      <ComingPage title={title} homeHref={paths.home.href()} ways={[wayFrom(name, title)]} />
    </PageColumn>
  );
}
