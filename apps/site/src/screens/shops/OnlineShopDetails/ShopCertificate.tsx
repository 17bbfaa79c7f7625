import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { Lightbox } from '@inkstone/ui/components/Lightbox';
import { Picture } from '@inkstone/ui/components/Picture';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import { useDisclosure } from '../../../hooks/use-disclosure.js';
import { TERM_WORDS, type Shop } from '../../../models/shop.js';
import { Caption, Paper, Stamp, Well, Zoom } from './OnlineShopDetails.styles.js';

const WIDTH = 840;
const HEIGHT = 594;

/** The certificate, grey and stamped once it has expired. It opens in the whole window. */
export function ShopCertificate({ shop }: { shop: Shop | undefined }) {
  const zoom = useDisclosure();
  if (shop === undefined) {
    return (
      <Well>
        <Skeleton shape="block" ratio={`${String(WIDTH)} / ${String(HEIGHT)}`} />
      </Well>
    );
  }
  const expired = shop.term.state === 'expired';
  const alt = `${shop.name}的授权证书，编号 ${shop.number}，期限 ${shop.start} 至 ${shop.end}`;
  return (
    <Well>
      <Paper $expired={expired}>
        <Zoom type="button" title="放大看证书" onClick={zoom.show}>
          <Picture src={shop.certificate} alt={alt} width={WIDTH} height={HEIGHT} fit="contain" priority />
        </Zoom>
        {expired && <Stamp aria-hidden="true">{TERM_WORDS.expired}</Stamp>}
      </Paper>
      <Caption>
        <span>与店铺首页展示的证书逐项比对，序号与各项事实对应。</span>
        <Button startIcon={<Icon name="search" />} onClick={zoom.show}>
          放大看证书
        </Button>
      </Caption>
      <Lightbox
        open={zoom.open}
        onClose={zoom.hide}
        title={`${shop.name} 授权证书`}
        src={shop.certificate}
        alt={alt}
      />
    </Well>
  );
}
