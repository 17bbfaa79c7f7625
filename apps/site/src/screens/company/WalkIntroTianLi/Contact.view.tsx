import { Button } from '@inkstone/ui/components/Button';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { AddressMap, type MapTiles } from '@inkstone/ui/patterns/AddressMap';
import { useState } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Acts, Addresses, Choice, Desk, Phone, Rest } from './Contact.styles.js';
import type { AddressModel } from './model.js';
import { Ways } from './Ways.js';

export interface ContactViewProps {
  addresses: Loadable<AddressModel[]>;
  tiles: MapTiles | undefined;
}

/** Zoom of the map (Spec B 9). */
const ZOOM = 16;

/** The addresses, where the chosen one is, and the ways to it (Spec B 2.5). */
export function ContactView({ addresses, tiles }: ContactViewProps) {
  return (
    <Part of={addresses}>
      {(cards) => {
        if (cards === undefined) return <Skeleton shape="block" height="30rem" aria-busy="true" />;
        if (cards.length === 0) return <EmptyState title="暂无联系方式" />;
        return <Cards cards={cards} tiles={tiles} />;
      }}
    </Part>
  );
}

function Cards({ cards, tiles }: { cards: AddressModel[]; tiles: MapTiles | undefined }) {
  const [chosen, setChosen] = useState(0);
  const place = cards[chosen] ?? cards[0];
  if (place === undefined) return null;

  const choose = (index: number, button: HTMLElement) => {
    setChosen(index);
    // On a phone the chosen address moves to the top, which may be out of the window.
    requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <Desk>
      <Addresses aria-label="地址">
        {cards.map((card, index) => (
          <li key={card.company} data-chosen={index === chosen || undefined}>
            <Choice
              type="button"
              aria-pressed={index === chosen}
              onClick={({ currentTarget }) => choose(index, currentTarget)}
            >
              <strong>{card.company}</strong>
              <span>{card.address}</span>
              {index !== chosen && <span>{card.tel}</span>}
            </Choice>
            {index === chosen && <Chosen card={card} />}
          </li>
        ))}
      </Addresses>
      {(tiles !== undefined || place.image !== '') && (
        <AddressMap
          seal={PUBLISHER.seal}
          name={place.company}
          address={place.address}
          longitude={place.longitude}
          latitude={place.latitude}
          zoom={ZOOM}
          tiles={tiles}
          image={place.image}
          imageFocus={place.imageFocus}
        />
      )}
      {place.ways.length > 0 && <Ways ways={place.ways} />}
      {cards.length > 1 && <Rest aria-hidden="true">其他地址</Rest>}
    </Desk>
  );
}

function Chosen({ card: { tel, address, openHref } }: { card: AddressModel }) {
  return (
    <Acts>
      <Phone href={`tel:${tel}`}>{tel}</Phone>
      <CopyButton text={address} label="复制地址" size="sm" />
      <Button href={openHref} size="sm" target="_blank" rel="noreferrer" startIcon={<Icon name="external" />}>
        地图应用
      </Button>
    </Acts>
  );
}
