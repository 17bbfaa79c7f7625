import { useApi } from '@inkstone/api/react';
import { getOnlineShopQuery } from '@inkstone/api/shops';

import { paths } from '../../../lib/config/paths.js';
import { useNow } from '../../../lib/hooks/use-now.js';
import { useDetail } from '../../../kits/detail/use-detail.js';
import { useHotline } from '../../../kits/use-hotline.js';
import { useCrumbs } from '../../../kits/use-section.js';
import { toShop } from '../../../lib/models/shop.js';
import { OnlineShopDetailsView } from './OnlineShopDetails.view.js';

/** An authorized shop with its certificate (Spec B 2.4). */
export function OnlineShopDetails() {
  const client = useApi();
  const { item, show } = useDetail(paths.onlineShopDetails, {
    read: (id) => getOnlineShopQuery(client, id),
    title: ({ shop_name }) => shop_name,
  });
  const crumbs = useCrumbs('authorizedOnlineShop', item?.shop_name ?? paths.onlineShopDetails.title);
  const now = useNow(item === undefined ? undefined : item.end_time * 1000);
  return (
    <OnlineShopDetailsView
      crumbs={crumbs}
      detail={show((shop) => toShop(shop, now, client))}
      hotline={useHotline()}
    />
  );
}
