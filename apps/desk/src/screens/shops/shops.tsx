import { getDeskShopQuery } from '@inkstone/api/desk';
import { ShopSheet } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../kits/Loaded.js';
import { defineTray, type TrayItemProps } from '../../kits/tray/define-tray.js';
import { usePeople } from '../../kits/tray/use-people.js';
import { historyOf, momentOf } from '../../lib/ages.js';
import { useDeskClient } from '../../lib/desk.js';

export const { List, Sheet } = defineTray('shops', {
  states: ['等我审', '已通过', '已退回'],
  slipOf: ({ heading: [name = '', platform, province, merged, again = ''] }) => ({
    name,
    words: [platform, province, merged],
    ...(again !== '' && { note: again }),
  }),
  Item: OneShop,
});

/** The words of the server, which the applicant reads. */
const reasons = ['照片不清晰', '四角不全', '与填写不符', '已过期'].map((label) => ({ id: label, label }));

function OneShop({ tray, item, sheet }: TrayItemProps) {
  const query = useQuery(getDeskShopQuery(useDeskClient(), item.id));
  const people = usePeople('shops');
  return (
    <Loaded query={query}>
      {(shop) => (
        <ShopSheet
          // What was found of the papers of a former round says nothing about these.
          key={`${String(shop.round)}/${String(shop.status)}`}
          {...sheet}
          people={people}
          holder={shop.assigned_to}
          history={historyOf(shop.acts)}
          shop={shop}
          when={momentOf(shop.create_time)}
          reasons={reasons}
          onDecide={({ done, ...decision }) =>
            tray.take(shop, shop.shop_name, {
              done,
              path: '/api/desk/decide_shop',
              body: { id: shop.id, seen: shop.status, round: shop.round, ...decision },
            })
          }
        />
      )}
    </Loaded>
  );
}
