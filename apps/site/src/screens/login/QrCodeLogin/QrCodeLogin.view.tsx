import { Button } from '@inkstone/ui/components/Button';
import { LoginCard } from '@inkstone/ui/patterns/LoginCard';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';

import { PUBLISHER } from '../../../lib/config/publisher.js';
import { BRAND } from '../card.js';
import { Foot, Link } from '../links.styles.js';

export interface QrCodeLoginViewProps {
  title: string;
  loginHref: string;
  registerHref: string;
}

export function QrCodeLoginView({ title, loginHref, registerHref }: QrCodeLoginViewProps) {
  return (
    <PageColumn>
      <LoginCard
        brand={BRAND}
        title={title}
        intro="微信扫码登录还没有开通。请先用手机号或邮箱登录，账号里的收藏和下载都在。"
        motto={PUBLISHER.motto}
        footer={
          <Foot>
            还没有账号？<Link href={registerHref}>立即注册</Link>
          </Foot>
        }
      >
        <Button variant="primary" size="lg" block href={loginHref}>
          用账号登录
        </Button>
      </LoginCard>
    </PageColumn>
  );
}
