import { SearchForm } from '@inkstone/forms/search';
import { Button } from '@inkstone/ui/components/Button';
import { Chip } from '@inkstone/ui/components/Chip';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { Picture } from '@inkstone/ui/components/Picture';
import { SignBoard, SignBoardSkeleton, type SignBoardItem } from '@inkstone/ui/patterns/SignBoard';

import { paths } from '../../../lib/config/paths.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { Title } from '../shops.styles.js';
import {
  Actions,
  Band,
  BandColumn,
  Boards,
  Certificates,
  Check,
  Chips,
  Intro,
  Lead,
  ListColumn,
  Row,
  Total,
} from './AuthorizedOnlineShop.styles.js';
import { NotListed, type NotListedProps } from './NotListed.js';

export interface AuthorizedOnlineShopViewProps {
  title: string;
  shops: ListModel<SignBoardItem>;
  platforms: readonly FilterOption[];
  /** URL of the picture of a certificate, or ''; decorative. */
  certificate: string;
  /** Shops with a name like the one that was looked for in vain. */
  near: NotListedProps['near'];
}

export function AuthorizedOnlineShopView({
  title,
  shops,
  platforms,
  certificate,
  near,
}: AuthorizedOnlineShopViewProps) {
  const chosen = shops.choices['platform'] ?? '';
  const count = shops.results.state === 'ready' ? `（${String(shops.results.data.count)}）` : '';
  const platform = platforms.find(({ value }) => value === chosen)?.label;
  return (
    <>
      <Band>
        <BandColumn>
          <Lead>
            <Check>
              <Title>{title}</Title>
              <Intro>下单之前，先看看这家店有没有授权。</Intro>
              <SearchForm place="onlineShops" value={shops.search} onSearch={shops.onSearch} />
              <Actions>
                <Button href={paths.applicationProcess.href()}>申请授权</Button>
                <Button href={paths.queryProgressStep.href()}>查询进度</Button>
                <span>开店卖书？申请一次，一至七个工作日审核。</span>
              </Actions>
            </Check>
            {certificate !== '' && (
              <Certificates aria-hidden="true">
                <Picture src={certificate} alt="" width={840} height={594} priority />
              </Certificates>
            )}
          </Lead>
        </BandColumn>
      </Band>
      <ListColumn>
        <Row>
          {/* A live region: screen readers announce the number when a filter changes it. */}
          <Total aria-live="polite">{count === '' ? '' : (platform ?? '全部') + count}</Total>
          <Chips role="group" aria-label="平台">
            {[{ value: '', label: '全部' }, ...platforms].map(({ value, label }) => (
              <Chip key={value} selected={value === chosen} onClick={() => shops.onFilter('platform', value)}>
                {label}
              </Chip>
            ))}
          </Chips>
        </Row>
        <ListResults
          list={shops}
          noun="网店"
          notFound={<NotListed search={shops.search} platform={platform} near={near} onAll={shops.onClear} />}
        >
          {(items) => (
            <Boards>
              {items === undefined
                ? Array.from({ length: 8 }, (_, index) => (
                    <li key={index}>
                      <SignBoardSkeleton />
                    </li>
                  ))
                : items.map((shop) => (
                    <li key={shop.id}>
                      <SignBoard shop={shop} />
                    </li>
                  ))}
            </Boards>
          )}
        </ListResults>
      </ListColumn>
    </>
  );
}
