import { Drawer } from '../../../components/Drawer/index.js';
import { EmptyState } from '../../../components/EmptyState/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { NewWindowMark } from '../../page/new-window/NewWindowMark.js';
import { shopsDrawerMessages } from './messages.zh.js';
import { Note, Plate, Platform, Shop, Shops, Way } from './ShopsDrawer.styles.js';

export interface DirectStore {
  /** Name of the platform, such as 天猫旗舰店. */
  platform: string;
  /** URL of the picture, or ''. */
  image: string;
  /** A checked http(s) URL. */
  url: string;
}

export interface ShopsDrawerProps {
  open: boolean;
  onClose: () => void;
  shops: readonly DirectStore[];
  loading?: boolean | undefined;
}

/** The publisher's own shops in a drawer at the bottom. */
export function ShopsDrawer({ open, onClose, shops, loading = false }: ShopsDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={shopsDrawerMessages.title} side="bottom">
      <div aria-busy={loading || undefined}>
        <Note>{shopsDrawerMessages.note}</Note>
        {!loading && shops.length === 0 && <EmptyState title={shopsDrawerMessages.empty} compact />}
        <Shops>
          {loading
            ? Array.from({ length: 3 }, (_, place) => (
                <Shop key={place}>
                  <Skeleton shape="block" width="4.5rem" height="4.5rem" />
                  <Skeleton lines={2} width="8rem" />
                </Shop>
              ))
            : shops.map((shop) => <ShopCard key={shop.url} shop={shop} />)}
        </Shops>
      </div>
    </Drawer>
  );
}

function ShopCard({ shop }: { shop: DirectStore }) {
  return (
    <Shop>
      <Plate>
        {shop.image === '' ? (
          <Icon name="shop" size={32} />
        ) : (
          <Picture src={shop.image} alt="" width={72} height={72} />
        )}
      </Plate>
      <div>
        <Platform>{shop.platform}</Platform>
        <Way href={shop.url} target="_blank" rel="noreferrer">
          {shopsDrawerMessages.visit}
          <VisuallyHidden>{shop.platform}</VisuallyHidden> <NewWindowMark />
        </Way>
      </div>
    </Shop>
  );
}
