import { Breadcrumbs, type Crumb } from '@inkstone/ui/components/Breadcrumbs';

import { Root } from './PageCrumbs.styles.js';

export function PageCrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <Root>
      <Breadcrumbs items={items} />
    </Root>
  );
}
