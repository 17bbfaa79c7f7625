import { IconButton } from '../../../components/IconButton/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Card, Cards } from './ContactTable.styles.js';
import { contactTableMessages as messages } from './messages.zh.js';
import type { Contact } from './types.js';

interface ContactCardsProps {
  contacts: readonly Contact[] | undefined;
  skeletonRows: number;
}

/** The contacts on a phone, each with a button that dials. */
export function ContactCards({ contacts, skeletonRows }: ContactCardsProps) {
  return (
    <Cards>
      {contacts?.map(({ id, city, name, address, tel }) => (
        <Card key={id}>
          <div>
            <h3>{name}</h3>
            <p>
              {city} {address}
            </p>
            <p>{tel}</p>
          </div>
          <IconButton icon="phone" variant="outlined" label={messages.call(name)} href={`tel:${tel}`} />
        </Card>
      )) ??
        Array.from({ length: skeletonRows }, (_, row) => (
          <Card key={row}>
            <Skeleton lines={3} />
          </Card>
        ))}
    </Cards>
  );
}
