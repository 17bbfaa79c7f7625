import { Breadcrumbs, type Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { WayBack } from '../WayBack/WayBack.js';
import { Root } from './PageCrumbs.styles.js';

/** The way to the page; on a phone only its last step, back. */
export function PageCrumbs({ items }: { items: readonly Crumb[] }) {
  const mobile = useMediaQuery(media.mobile);
  const back = items.at(-2);
  if (mobile && back?.href !== undefined) return <WayBack href={back.href} label={back.label} />;
  return (
    <Root>
      <Breadcrumbs items={items} />
    </Root>
  );
}
