import type { OfflineStore, StoresOfProvince } from '@inkstone/api/types';

import type { ListModel } from '../../../kits/list/list-model.js';
import { Intro, Plain } from './OfflineAgent.styles.js';

export interface StoresIntroProps {
  stores: ListModel<OfflineStore>;
  counted: readonly StoresOfProvince[] | undefined;
  /** The chosen province, which also narrows a search. */
  region: string | undefined;
  onEverywhere: () => void;
}

/** How many bookshops there are, or how many a search has found. A live region. */
export function StoresIntro({
  stores: { search, results },
  counted,
  region,
  onEverywhere,
}: StoresIntroProps) {
  if (search === '') {
    const total = counted?.reduce((sum, { count }) => sum + count, 0);
    return (
      <Intro aria-live="polite">
        {total === undefined ? '授权书店按省收着' : `${String(total)} 家授权书店，按省收着`}
        ；没有书店的省，直接打给服务专员。
      </Intro>
    );
  }
  return (
    <Intro aria-live="polite">
      {results.state === 'ready' &&
        `${region ?? '全国'}有 ${String(results.data.count)} 家书店符合“${search}”。`}
      {region !== undefined && (
        <Plain type="button" onClick={onEverywhere}>
          改搜全国
        </Plain>
      )}
    </Intro>
  );
}
