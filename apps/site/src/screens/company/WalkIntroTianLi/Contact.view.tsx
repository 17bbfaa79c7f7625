import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { AddressMap, type MapTiles } from '@inkstone/ui/patterns/AddressMap';
import { useState } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Acts, Addresses, Choice, Desk } from './Contact.styles.js';
import type { AddressModel } from './model.js';

export interface ContactViewProps {
  addresses: Loadable<AddressModel[]>;
  tiles: MapTiles | undefined;
  onCopy: (address: string) => void;
}

/** Zoom of the map (Spec B 9). */
const ZOOM = 16;

/** The addresses and one map, which shows the chosen one (Spec B 2.5). */
export function ContactView({ addresses, ...rest }: ContactViewProps) {
  return (
    <Part of={addresses}>
      {(cards) => {
        if (cards === undefined) return <Skeleton shape="block" height="30rem" aria-busy="true" />;
        if (cards.length === 0) return <EmptyState title="暂无联系方式" />;
        return <Cards cards={cards} {...rest} />;
      }}
    </Part>
  );
}

function Cards({ cards, tiles, onCopy }: Omit<ContactViewProps, 'addresses'> & { cards: AddressModel[] }) {
  const [chosen, setChosen] = useState(0);
  const place = cards[chosen] ?? cards[0];
  return (
    <Desk>
      <Addresses aria-label="地址">
        {cards.map(({ company, tel, address }, index) => (
          <li key={company} data-chosen={index === chosen || undefined}>
            <Choice type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
              <strong>{company}</strong>
              <span>{address}</span>
              <span>{tel}</span>
            </Choice>
            {index === chosen && (
              <Acts>
                <Button size="sm" href={`tel:${tel}`}>
                  拨打
                </Button>
                <Button size="sm" variant="quiet" onClick={() => onCopy(address)}>
                  复制地址
                </Button>
              </Acts>
            )}
          </li>
        ))}
      </Addresses>
      {place !== undefined && (
        <AddressMap
          seal={PUBLISHER.seal}
          name={place.company}
          address={place.address}
          longitude={place.longitude}
          latitude={place.latitude}
          zoom={ZOOM}
          tiles={tiles}
          openHref={place.openHref}
        />
      )}
    </Desk>
  );
}
