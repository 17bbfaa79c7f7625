import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../../lib/config/paths.js';
import { EntryCard } from '../card.js';

export function QrCodeLoginView({ title }: { title: string }) {
  return (
    <EntryCard title={title} intro="微信扫码登录还没有开通。请先用手机号或邮箱登录，账号里的收藏和下载都在。">
      <Button variant="primary" size="lg" block href={paths.nowLogin.href()}>
        用账号登录
      </Button>
    </EntryCard>
  );
}
