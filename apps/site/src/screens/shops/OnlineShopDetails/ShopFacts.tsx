import { Button } from '@inkstone/ui/components/Button';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { StatusTag } from '@inkstone/ui/components/StatusTag';
import { FactList } from '@inkstone/ui/patterns/FactList';
import { TermRuler } from '@inkstone/ui/patterns/TermRuler';

import { paths } from '../../../lib/config/paths.js';
import { TERM_WORDS, type Shop } from '../../../lib/models/shop.js';
import { Address, Facts, Head, Name, State, Ways } from './OnlineShopDetails.styles.js';

const TONES = { ahead: 'quiet', valid: 'ok', ending: 'warn', expired: 'danger' } as const;

function termNote({ term, start, end }: Shop): string {
  switch (term.state) {
    case 'ahead':
      return `${start} 起生效`;
    case 'valid':
    case 'ending':
      return `还有 ${String(term.daysLeft)} 天`;
    case 'expired':
      return `${end} 到期，店铺尚未续期`;
  }
}

export interface ShopFactsProps {
  shop: Shop;
  hotline: string | undefined;
}

/** The facts of a shop, the first three with the numbers of what to compare. */
export function ShopFacts({ shop, hotline }: ShopFactsProps) {
  const { name, number, platform, province, address, href, authorized, start, end, term } = shop;
  return (
    <>
      <Head>
        <State>
          <StatusTag tone={TONES[term.state]}>{TERM_WORDS[term.state]}</StatusTag>
          <span>{termNote(shop)}</span>
        </State>
        <Name>{name}</Name>
        <Address>{address}</Address>
        <TermRuler start={start} end={end} passed={term.passed} over={term.state === 'expired'} />
      </Head>
      <Facts>
        <FactList
          facts={[
            { label: '店铺名称', value: name, mark: 1 },
            {
              label: '授权编号',
              value: number,
              mark: 2,
              action: <CopyButton text={number} label="复制授权编号" compact />,
            },
            { label: '授权期限', value: `${start} 至 ${end}`, mark: 3 },
            { label: '授权日期', value: authorized },
            { label: '平台', value: platform },
            { label: '省份', value: province },
          ]}
        />
        <Ways>
          {href === undefined ? (
            <Button href={paths.authorizedOnlineShop.href()}>看其他授权网店</Button>
          ) : (
            <Button
              variant="primary"
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label="进入店铺（在新窗口打开）"
              endIcon={<Icon name="external" size={16} />}
            >
              进入店铺
            </Button>
          )}
          {hotline !== undefined && (
            <Button href={`tel:${hotline}`} startIcon={<Icon name="phone" />}>
              举报不实信息
            </Button>
          )}
        </Ways>
      </Facts>
    </>
  );
}

export function ShopFactsSkeleton() {
  return (
    <>
      <Head>
        <Skeleton shape="block" width="70%" height="2.5rem" />
      </Head>
      <Facts>
        <Skeleton lines={8} />
      </Facts>
    </>
  );
}
