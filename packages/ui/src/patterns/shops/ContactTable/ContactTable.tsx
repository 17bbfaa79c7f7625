import type { ComponentProps } from 'react';

import { CopyButton } from '../../../components/CopyButton/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { ContactCards } from './ContactCards.js';
import { Name, Names, Scroll, Table, Tel } from './ContactTable.styles.js';
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

/** The contacts of a place, by city: a table with numbers to copy, on a phone cards with a button that dials. */
export function ContactTable({ contacts, noun, skeletonRows = 10, ...rest }: ContactTableProps) {
  const phone = useMediaQuery(media.mobile);
  if (phone) {
    return (
      <div {...rest}>
        <ContactCards contacts={contacts} skeletonRows={skeletonRows} />
      </div>
    );
  }
  const columns = [messages.city, noun, messages.address, messages.tel];
  return (
    <Scroll {...rest}>
      <Table>
        <Names>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </Names>
        <tbody>
          {contacts?.map(({ id, city, name, address, tel }) => (
            <tr key={id}>
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
