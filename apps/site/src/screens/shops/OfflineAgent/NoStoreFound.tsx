import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../../lib/config/paths.js';
import { NameNotFound } from '../NameNotFound.js';
import { Whole } from '../NameNotFound.styles.js';
import { regionMark, regionName } from './region-map.js';
import type { NearStores } from './use-near-stores.js';

export interface NoStoreFoundProps {
  search: string;
  /** The chosen province, which also narrows the search. */
  region: string | undefined;
  near: NearStores;
  onEverywhere: () => void;
  onAll: () => void;
}

/** The answer to a search that has found no bookshop. */
export function NoStoreFound({
  search,
  region,
  near: { count, stores },
  onEverywhere,
  onAll,
}: NoStoreFoundProps) {
  return (
    <NameNotFound
      title={[`${region === undefined ? '书店' : regionName(region)}里没有`, `“${search}”`]}
      hints={[
        ...(stores.length > 0 ? ['先看看相近的名字，是不是差了一两个字；'] : []),
        <>
          换成城市的名字再查，<Whole>如 济南；</Whole>
        </>,
        '附近没有书店的，直接打给本省服务专员。',
      ]}
      ways={
        <>
          {region !== undefined && <Button onClick={onEverywhere}>改搜全国</Button>}
          <Button onClick={onAll}>{count === undefined ? '看全部书店' : `看全部 ${String(count)} 家`}</Button>
          <Button href={paths.authorizedOnlineShop.href()}>看授权网店</Button>
        </>
      }
      near={stores.map(({ id, name, parts, province, city, address }) => ({
        id,
        href: paths.offlineAgent.href({ search: name }),
        parts,
        mark: regionMark(province),
        facts: [city, address],
      }))}
      nearTitle="名字相近的书店"
      nearAction="看电话"
    />
  );
}
