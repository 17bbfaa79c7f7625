import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';

import { paths } from '../../../lib/config/paths.js';
import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import type { Shop } from '../../../lib/models/shop.js';
import { CompareSteps } from './CompareSteps.js';
import { Layout } from './OnlineShopDetails.styles.js';
import { ShopCertificate } from './ShopCertificate.js';
import { ShopFacts, ShopFactsSkeleton } from './ShopFacts.js';

export interface OnlineShopDetailsViewProps {
  crumbs: readonly Crumb[];
  detail: Detail<Shop>;
  hotline: string | undefined;
}

export function OnlineShopDetailsView({ crumbs, detail, hotline }: OnlineShopDetailsViewProps) {
  return (
    <DetailPage
      title="网店详情"
      detail={detail}
      noun="这家网店"
      back={{ label: '看全部授权网店', href: paths.authorizedOnlineShop.href() }}
    >
      {(shop) => (
        <>
          <PageCrumbs items={crumbs} />
          <Layout aria-busy={shop === undefined}>
            <ShopCertificate shop={shop} />
            {shop === undefined ? <ShopFactsSkeleton /> : <ShopFacts shop={shop} hotline={hotline} />}
          </Layout>
          <CompareSteps />
        </>
      )}
    </DetailPage>
  );
}
