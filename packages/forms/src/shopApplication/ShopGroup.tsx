import { DotList } from '@inkstone/ui/components/DotList';
import { FoldedGroup } from '@inkstone/ui/patterns/FoldedGroup';
import type { ReactNode } from 'react';

import type { GroupName } from './groups.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { Fields } from './ShopApplicationForm.styles.js';
import type { FoldedGroups } from './use-folded-groups.js';

export interface ShopGroupProps {
  name: GroupName;
  folds: FoldedGroups;
  /** What was filled in, in the order to show. */
  summary: readonly string[];
  children: ReactNode;
}

/** A group of related fields, which folds when it is filled in. */
export function ShopGroup({ name, folds, summary, children }: ShopGroupProps) {
  return (
    <FoldedGroup
      data-group={name}
      title={messages.groups[name]}
      folded={folds.isFolded(name)}
      onUnfold={() => folds.unfold(name)}
      summary={<DotList words={summary} />}
    >
      <Fields>{children}</Fields>
    </FoldedGroup>
  );
}
