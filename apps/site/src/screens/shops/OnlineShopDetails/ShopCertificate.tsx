import { CertificateView } from '@inkstone/ui/patterns/CertificateView';

import { TERM_WORDS, type Shop } from '../../../lib/models/shop.js';

/** The certificate, grey and stamped once it has expired. It opens in the whole window. */
export function ShopCertificate({ shop }: { shop: Shop | undefined }) {
  return (
    <CertificateView
      certificate={
        shop && {
          title: `${shop.name} 授权证书`,
          src: shop.certificate,
          alt: `${shop.platform}${shop.name}的授权证书，编号 ${shop.number}，期限 ${shop.start} 至 ${shop.end}`,
          stamp: shop.term.state === 'expired' ? TERM_WORDS.expired : undefined,
        }
      }
      caption="与店铺首页展示的证书逐项比对，序号与各项事实对应。"
      style={{ gridArea: 'certificate' }}
    />
  );
}
