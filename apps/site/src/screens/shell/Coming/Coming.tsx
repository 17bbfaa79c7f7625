import { ComingPage } from '@inkstone/ui/patterns/ComingPage';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { paths } from '../../../config/paths.js';
import { useSectionTitle } from '../../../hooks/useDocumentTitle.js';

const WAYS = [{ label: paths.addedServices.title, href: paths.addedServices.href() }];

/** A route of the site whose screen is still to be built: it says so, inside the shell. */
export function Coming({ title }: { title: string }) {
  useSectionTitle(title);
  return (
    <PageColumn>
      <ComingPage title={title} homeHref={paths.home.href()} ways={WAYS} />
    </PageColumn>
  );
}
