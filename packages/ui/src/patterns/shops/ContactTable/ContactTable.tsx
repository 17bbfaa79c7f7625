import type { ComponentProps } from 'react';

import { CopyButton } from '../../../components/CopyButton/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { ContactCards } from './ContactCards.js';
import { Name, Scroll, Table, Tel } from './ContactTable.styles.js';
import { contactTableMessages as messages } from './messages.zh.js';
import type { Contact } from './types.js';

export interface ContactTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `undefined` while loading. */
  contacts: readonly Contact[] | undefined;
  /** The kind of contacts, as heading of their names: 书店. */
  noun: string;
  /** Number of placeholders while loading. */
  skeletonRows?: number | undefined;
}

/** Contacts: a table with numbers to copy, on a phone cards with a button that dials. */
export function ContactTable({ contacts, noun, skeletonRows = 10, ...rest }: ContactTableProps) {
  const phone = useMediaQuery(media.mobile);
  if (phone) {
    return (
      <div {...rest}>
        <ContactCards contacts={contacts} skeletonRows={skeletonRows} />
      </div>
    );
  }
  const columns = [messages.province, messages.city, noun, messages.address, messages.tel];
  return (
    <Scroll {...rest}>
      <Table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts?.map(({ id, province, city, name, address, tel }) => (
            <tr key={id}>
              <td>{province}</td>
              <td>{city}</td>
              <Name scope="row">{name}</Name>
              <td>{address}</td>
              <Tel>
                <a href={`tel:${tel}`}>{tel}</a>
                <CopyButton text={tel} label={messages.copy(name)} compact />
              </Tel>
            </tr>
          )) ??
            Array.from({ length: skeletonRows }, (_, row) => (
              <tr key={row}>
                <td colSpan={columns.length}>
                  <Skeleton />
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
