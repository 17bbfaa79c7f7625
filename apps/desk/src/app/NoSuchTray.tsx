import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Sheet } from '@inkstone/ui/patterns/desk';

import { brand } from '../lib/publisher.js';

/** An address that names no tray of this desk. */
export function NoSuchTray() {
  return (
    <Sheet title="没有这一盘" back={{ label: '一览', href: brand.homeHref }}>
      <EmptyState
        title="网址里的盘不在案头上"
        description="可能抄漏了字，也可能不归您办。"
        action={<Button href={brand.homeHref}>回到一览</Button>}
      />
    </Sheet>
  );
}
