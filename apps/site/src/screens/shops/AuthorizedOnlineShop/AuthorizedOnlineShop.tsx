import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { getShopSearchOptionsQuery } from '@inkstone/api/shops';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../lib/config/paths.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { toSignBoard } from '../../../lib/models/shop.js';
import { AuthorizedOnlineShopView } from './AuthorizedOnlineShop.view.js';
import { shopListQueries } from '../queries.js';
import { useNearShops } from './use-near-shops.js';

/** The authorized online shops (Spec B 2.4). */
export function AuthorizedOnlineShop() {
  const client = useApi();
  const title = useSectionTitle('authorizedOnlineShop');
  const options = useQuery(getShopSearchOptionsQuery(client));
  const shops = useList(paths.authorizedOnlineShop, {
    pageSize: PAGE_SIZE.authorizedOnlineShop,
    read: (query) => shopListQueries(client, query).page,
    toItem: (shop) => toSignBoard(shop, Date.now(), client),
  });
  const near = useNearShops(shops.items?.length === 0 ? shops.search : '');
  const certificate = shops.items?.[0]?.certificate_path;
  return (
    <>
      <AuthorizedOnlineShopView
        title={title}
        shops={shops}
        platforms={toOptions(options.data?.platform ?? [])}
        near={near}
        certificate={certificate === undefined ? '' : client.fileUrl(certificate)}
      />
      <FootBanner columnId={SECTIONS.authorizedOnlineShop.id} title={title} />
    </>
  );
}
