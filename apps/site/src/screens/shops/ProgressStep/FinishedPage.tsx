import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { CertificateView } from '@inkstone/ui/patterns/CertificateView';
import { FactList } from '@inkstone/ui/patterns/FactList';
import { SlipNote } from '@inkstone/ui/patterns/SlipNote';

import { paths } from '../../../lib/config/paths.js';
import type { ShopApplication } from '../../../lib/models/shop-application.js';
import type { Shop } from '../../../lib/models/shop.js';
import { Certificate, FinishedFacts, FinishedHead, Lead, WhatIsLeft } from './ProgressStep.styles.js';

export interface FinishedPageProps {
  application: ShopApplication;
  /** The shop in the directory. */
  shop: Shop & { id: number };
  onDownload: () => void;
}

export function certificateTitle({ name }: Shop): string {
  return `${name} 授权证书`;
}

/** Step 5: the certificate is the page. */
export function FinishedPage({ application, shop, onDownload }: FinishedPageProps) {
  const { statusText, note, approver } = application;
  const title = certificateTitle(shop);
  return (
    <>
      <FinishedHead>
        <div>
          <WhatIsLeft as="h1">办好了，这是您的证书</WhatIsLeft>
          <Lead role="status">{statusText}</Lead>
        </div>
        <ActionBar inText secondary={<Button onClick={() => window.print()}>打印</Button>}>
          <Button variant="primary" block startIcon={<Icon name="download" />} onClick={onDownload}>
            下载证书
          </Button>
        </ActionBar>
      </FinishedHead>
      <Certificate>
        <CertificateView
          certificate={{
            title,
            src: shop.certificate,
            alt: `${shop.platform}${shop.name}的授权证书，编号 ${shop.number}，期限 ${shop.start} 至 ${shop.end}`,
          }}
        />
        <FinishedFacts>
          <FactList
            facts={[
              { label: '授权编号', value: shop.number },
              { label: '店铺', value: shop.name },
              { label: '平台与省份', value: `${shop.platform} · ${shop.province}` },
              { label: '有效期', value: `${shop.start} 至 ${shop.end}` },
            ]}
          />
          <p>
            读者能在<a href={paths.onlineShopDetails.href({ id: shop.id })}>授权网店</a>查到您的店。
          </p>
          {note !== '' && (
            <SlipNote title="发证说明" foot={approver === '' ? undefined : <span>经办人 {approver}</span>}>
              {note}
            </SlipNote>
          )}
        </FinishedFacts>
      </Certificate>
    </>
  );
}
